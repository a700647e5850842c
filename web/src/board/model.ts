import type { Move, Side } from '../wire/scene';
import type { Step } from './motion';
import type { Premove } from './premove';

/** What a board shows and plays on: the position's moves, and where a chosen move goes. */
export interface BoardModel {
  /** What the position is known by: the same one told anew has the same. */
  readonly key: string;
  /** What led to the position; what is new since the last one is seen to happen. */
  readonly steps: readonly Step[];
  /** The legal moves, if the viewer may choose one now. */
  readonly moves: readonly Move[];
  /** Who decides now. */
  readonly decides: Side | null;
  /** Whose pieces the viewer moves. */
  readonly viewer: Side | 'both' | null;
  /** Whether the viewer may choose a move ahead of the turn. */
  readonly premovable?: boolean;
  /** The viewer chose a move. */
  play(move: Move): void;
  /** The viewer tried what is not legal: a piece, or a piece and where it should have gone. */
  refuse?(spaces: readonly string[]): void;
  /** The viewer thinks about these moves: those of the chosen piece, or those to where the hand points. */
  consider?(moves: readonly Move[]): void;
  /** A move ahead of the turn was set, or taken back. */
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
