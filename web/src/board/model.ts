import type { Move, Side } from '../wire/scene';
import type { Step } from './motion';
import type { Premove } from './premove';
import type { Previews } from './preview';

/** The model of a board: the moves of its position, and what to do with a chosen move. */
export interface BoardModel {
  /** The key of the position. The same position sent again has the same key. */
  readonly key: string;
  /** The steps that led to the position; new ones since the last position are animated. */
  readonly steps: readonly Step[];
  /** The legal moves, if the viewer may choose one now. */
  readonly moves: readonly Move[];
  /** The side to decide. */
  readonly decides: Side | null;
  /** Whose pieces the viewer moves. */
  readonly viewer: Side | 'both' | null;
  /** Whether the viewer may premove. */
  readonly premovable?: boolean;
  /** What the considered moves would do, as far as it is known. */
  readonly previews?: Previews;
  /** The viewer chose a move. */
  play(move: Move): void;
  /** The viewer tried something illegal: a piece, or a piece and its destination. */
  refuse?(spaces: readonly string[]): void;
  /** The viewer considers these moves: those of the chosen piece, or those to the space under the pointer. */
  consider?(moves: readonly Move[]): void;
  /** A premove was set or cancelled. */
  premove?(premove: Premove | null): void;
}

/** For a board that only shows a position. */
export const viewOnly: BoardModel = {
  key: '',
  steps: [],
  moves: [],
  decides: null,
  viewer: null,
  play: () => undefined,
};
