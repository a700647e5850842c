import { creatures } from './creatures';
import { court } from './court';

/** A drawing in a box of 100 × 100 whose foot stands near the lower edge. */
export interface Art {
  /** The silhouette: one closed outline, which alone tells what the piece is. */
  readonly body: string;
  /** Surfaces within the body that are set off from it: plates, bands. */
  readonly plates?: string;
  /** Lines within the body. */
  readonly lines?: string;
  /** Small filled parts: eyes, marks. */
  readonly spots?: string;
  /** Marks that only one seat wears, seat 1 first. */
  readonly seat?: readonly [string, string];
}

/** The drawing of a kind of piece; a plain token for one that we do not know. */
export function artOf(kind: string): Art {
  return creatures[kind] ?? court[kind] ?? token;
}

/** Whether the kind has a drawing of its own. */
export function isDrawn(kind: string): boolean {
  return kind in creatures || kind in court;
}

/** A plain disc, for a letter. */
export const token: Art = { body: 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12Z' };
