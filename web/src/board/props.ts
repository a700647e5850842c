import type { Snippet } from 'svelte';
import type { Scene } from '../wire/scene';
import type { Frame } from './geometry';
import type { BoardModel } from './model';
import type { BoardOptions } from './options';
import type { Selection } from './select';
import type { Threats } from './threats';

/** What a board is given. The flat board and the hologram take the same, so pages can swap them. */
export interface BoardProps {
  scene: Scene;
  /** Without a model, the board is view-only. */
  model?: BoardModel;
  /** The names of the sides. */
  sides?: readonly [string, string];
  /** Which pieces could be taken, as the viewer sees it. */
  threats?: Threats;
  /** Seat 2 sits at the bottom. */
  flipped?: boolean;
  options?: Partial<BoardOptions>;
  /** What the board is called. */
  label?: string;
  /** The last roll, for a board that shows the dice itself. */
  dice?: Dice | null;
  /** Drawn over the pieces and under the pointer: arrows, values and the like. */
  overlay?: Snippet<[Overlay]>;
}

/** A roll of the dice. */
export interface Dice {
  readonly values: readonly number[];
  /** Changes with every throw, so that the same numbers twice are thrown twice. */
  readonly throws: number;
}

/** What a drawing over the board may want to know. */
export interface Overlay {
  readonly scene: Scene;
  readonly frame: Frame;
  /** What the player has chosen so far. */
  readonly selection: Selection;
}
