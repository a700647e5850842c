/** How bad a move was. */
export type Mistake = 'inaccuracy' | 'mistake' | 'blunder';

export const MISTAKES: readonly Mistake[] = ['inaccuracy', 'mistake', 'blunder'];

/** The annotation symbols after moves. */
export const GLYPHS: Readonly<Record<Mistake, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The server's word for a mistake; a word that is not known here is none. */
export function mistakeOf(word: string | null | undefined): Mistake | null {
  return MISTAKES.find((each) => each === word) ?? null;
}

/** The annotation of a step in the list of moves. */
export interface Comment {
  readonly mistake: Mistake | null;
  /** The evaluation after the step. */
  readonly score: string;
}
