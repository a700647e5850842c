import type { Scene } from '../wire/scene';
import type { Frame } from './geometry';
import type { Selection } from './select';

/** What a drawing over the board may want to know. */
export interface Overlay {
  readonly scene: Scene;
  readonly frame: Frame;
  /** What the hand has chosen so far. */
  readonly selection: Selection;
}
