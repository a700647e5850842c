import type { Chosen } from '../ui/stored-settings';

/** How a board is shown. */
export interface BoardOptions {
  /** The names of files and ranks beside the board. */
  readonly coordinates: boolean;
  /** Pieces walk. */
  readonly animation: boolean;
  /** Where the chosen piece may go. */
  readonly targets: boolean;
  /** How the board looks; as the player wishes if it is not said. */
  readonly ground?: Chosen<'ground'>;
  /** How the pieces look; as the player wishes if it is not said. */
  readonly pieces?: Chosen<'pieces'>;
  /** Tells screen readers of each move; a page that does so itself leaves it out. */
  readonly voice: boolean;
  /** Shows the prompt at every turn, not only at special decisions. */
  readonly asks: boolean;
}

export const defaultOptions: BoardOptions = {
  coordinates: true,
  animation: true,
  targets: true,
  voice: true,
  asks: false,
};
