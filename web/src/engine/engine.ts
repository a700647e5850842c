/** What a game is, as the server lists it. */
export interface GameInfo {
  /** Its name in addresses: `king-and-courtesan`, `courtyard:small-yard`. */
  readonly name: string;
  readonly title: string;
  readonly credit: string;
  readonly summary: string;
  /** What the sides are called, seat 1 first. */
  readonly sides: readonly [string, string];
}

/**
 * What the pages ask of the other side. An implementation talks to a server; pages get one by `engine()` and say so
 * where there is none.
 */
export interface Engine {
  /** The games there are. */
  games(): Promise<readonly GameInfo[]>;
  /** Starts a game against a fitting computer, and gives the address of its table. */
  playNow(game: string): Promise<string>;
}
