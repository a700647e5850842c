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
