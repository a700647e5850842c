import type { Chosen } from '../ui/stored-settings';

/** The options of a board. */
export interface BoardOptions {
  /** The names of files and ranks beside the board. */
  readonly coordinates: boolean;
  /** Animates moves. */
  readonly animation: boolean;
  /** Whether what dice decide waits until they have rolled. */
  readonly rolls: boolean;
  /** Where the chosen piece may go. */
  readonly targets: boolean;
  /** The style of the board; by default, the player's setting. */
  readonly ground?: Chosen<'ground'>;
  /** The style of the pieces; by default, the player's setting. */
  readonly pieces?: Chosen<'pieces'>;
  /** Announces each move to screen readers; off on pages that do so themselves. */
  readonly voice: boolean;
  /** Shows the prompt at every turn, not only at special decisions. */
  readonly asks: boolean;
}

export const defaultOptions: BoardOptions = {
  coordinates: true,
  animation: true,
  rolls: true,
  targets: true,
  voice: true,
  asks: false,
};
