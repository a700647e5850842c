import { creatures } from './creatures';
import { court } from './court';

/** The drawing of a figure; null if there is none, and the piece is drawn as a token with its letter. */
export function artOf(figure: string): Art | null {
  return creatures[figure] ?? court[figure] ?? null;
}

/** A drawing in a box of 100 × 100 whose foot is near the lower edge. */
export interface Art {
  /** The silhouette: one closed outline, by which the piece is recognised. */
  readonly body: string;
  /** Surfaces within the body that are set off from it: plates, bands. */
  readonly plates?: string;
  /** Lines within the body. */
  readonly lines?: string;
  /** Small filled parts: eyes, marks. */
  readonly spots?: string;
  /** Marks that only one seat wears, seat 1 first. */
  readonly seat?: readonly [string, string];
  /** Whether it wears a crown. */
  readonly royal?: true;
}

/** A plain disc, for a letter. */
export const token: Art = { body: 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12Z' };
