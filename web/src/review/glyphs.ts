/** The class of a bad move. */
export type Mistake = 'inaccuracy' | 'mistake' | 'blunder';

export const MISTAKES: readonly Mistake[] = ['inaccuracy', 'mistake', 'blunder'];

/** The annotation symbols after moves. */
export const GLYPHS: Readonly<Record<Mistake, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Reads the server's word for a mistake; null for unknown words. */
export function mistakeOf(word: string | null | undefined): Mistake | null {
  return MISTAKES.find((each) => each === word) ?? null;
}

/** The annotation of a step in the list of moves. */
export interface Comment {
  readonly mistake: Mistake | null;
  /** The evaluation after the step. */
  readonly score: string;
}
