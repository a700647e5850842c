import type { Scene } from '../wire/scene';
import type { Frame } from './geometry';
import type { Selection } from './select';

/** How a board is shown. */
export interface BoardOptions {
  /** The names of files and ranks beside the board. */
  readonly coordinates: boolean;
  /** Pieces walk. */
  readonly animation: boolean;
  /** Where the chosen piece may go. */
  readonly targets: boolean;
}

export const defaultOptions: BoardOptions = { coordinates: true, animation: true, targets: true };

/** What a drawing over the board may want to know. */
export interface Overlay {
  readonly scene: Scene;
  readonly frame: Frame;
  /** What the hand has chosen so far. */
  readonly selection: Selection;
}
