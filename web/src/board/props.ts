import type { Snippet } from 'svelte';
import type { Move, Scene, Side } from '../wire/scene';
import type { BoardOptions } from './options';
import type { Overlay } from './overlay';
import type { Premove } from './premove';
import type { Threats } from './threats';

/** What a board is given and what it tells. The flat board and the hologram take the same, so pages can swap them. */
export interface BoardProps {
  scene: Scene;
  /** The legal moves, if the viewer may choose one now. */
  moves?: readonly Move[];
  /** Who decides now. */
  decides?: Side | null;
  /** Whose pieces the viewer moves. */
  viewer?: Side | 'both' | null;
  /** The names of the sides. */
  sides?: readonly [string, string];
  /** Which pieces could be taken, as the viewer sees it. */
  threats?: Threats;
  /** Seat 2 sits at the bottom. */
  flipped?: boolean;
  /** Whether the viewer may choose a move ahead of the turn. */
  premovable?: boolean;
  options?: Partial<BoardOptions>;
  /** What the board is called. */
  label?: string;
  /** The last fall of the dice, for a board that shows them itself. */
  dice?: Dice | null;
  /** The viewer chose a move; `text` is what the server wants. */
  onmove?: (text: string, move: Move) => void;
  /** The viewer tried what is not legal: a piece, or a piece and where it should have gone. */
  onwrong?: (spaces: readonly string[]) => void;
  /** A move ahead of the turn was set, or taken back. */
  onpremove?: (premove: Premove | null) => void;
  /** Drawn over the pieces and under the pointer: arrows, values and the like. */
  overlay?: Snippet<[Overlay]>;
  /** The moves that the viewer thinks about: those of the chosen piece, or those to where the hand points. */
  onconsider?: (moves: readonly Move[]) => void;
}

/** How dice fell. */
export interface Dice {
  readonly values: readonly number[];
  /** Changes with every throw, so that the same numbers twice are thrown twice. */
  readonly throws: number;
}
