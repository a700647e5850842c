import type { Mistake } from './glyphs';

/** What is said about a step in the list of moves. */
export interface Comment {
  readonly mistake: Mistake | null;
  /** A number behind it, as what the position is worth then. */
  readonly score: string;
}
