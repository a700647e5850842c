import type { Snippet } from 'svelte';
import type { Scene } from '../wire/scene';
import type { Frame } from './geometry';
import type { BoardModel } from './model';
import type { BoardOptions } from './options';
import type { Selection } from './select';
import type { Threats } from './threats';

/** The props of a board. The flat board and the hologram take the same, so that they can be swapped. */
export interface BoardProps {
  scene: Scene;
  /** Without a model, the board is view-only. */
  model?: BoardModel;
  /** The names of the sides. */
  sides?: readonly [string, string];
  /** The pieces that could be taken, from the viewer's side. */
  threats?: Threats;
  /** Seat 2 sits at the bottom. */
  flipped?: boolean;
  options?: Partial<BoardOptions>;
  /** The name of the board for screen readers. */
  label?: string;
  /** The last roll, for a board that shows the dice itself. */
  dice?: Dice | null;
  /** Drawn over the pieces and under the pointer: arrows, values and the like. */
  overlay?: Snippet<[Overlay]>;
}

/** A roll of the dice. */
export interface Dice {
  readonly values: readonly number[];
  /** Changes with every roll, so that the same numbers can be rolled twice in a row. */
  readonly throws: number;
}

/** The data for a drawing over the board. */
export interface Overlay {
  readonly scene: Scene;
  readonly frame: Frame;
  /** What the player has chosen so far. */
  readonly selection: Selection;
}
