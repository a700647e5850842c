import { explore, games } from '../api/games';
import { sentence } from '../api/say';
import type { BoardView, ComposeView, EndingView, GameInfo, StockView } from '../wire/generated';
import { sceneOf, type Piece, type Scene, type Side } from '../wire/scene';
import { compose } from './api';
import { emptyBoard, layoutOf, type Layout } from './layout';

/** A position in the editor. The server validates it. */
export class Editor {
  /** The game with its variant. */
  name = $state('');
  info = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardView | null>(null);
  stock = $state.raw<readonly StockView[]>([]);
  layout = $state.raw<Layout>(emptyBoard);
  turn = $state<Side>(1);
  /** The position as text; null if the pieces are not a valid position. */
  position = $state<string | null>(null);
  /** Why it is invalid. */
  errorText = $state('');
  /** How the game has ended there; null if it hasn't. */
  over = $state.raw<EndingView | null>(null);
  #asked = 0;

  readonly scene = $derived<Scene | null>(
    this.board ? sceneOf(this.board, { pieces: this.#pieces(this.board), marks: [] }) : null,
  );

  /** Opens a game at a position, or at its usual start. */
  async open(game: string, position: string | null): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const [composed, start, { games: known }] = await Promise.all([
        compose({ game, position }),
        // The position may be over or need dice, but the board is the same.
        explore({ game }),
        games(),
      ]);
      if (asked !== this.#asked) return;
      this.name = start.game;
      this.info = known.find((each) => each.variants.some((variant) => variant.name === start.game)) ?? null;
      this.board = start.board;
      this.#take(composed);
      await this.#lookOver(asked);
    } catch (error) {
      if (asked === this.#asked) this.errorText = sentence(error);
    }
  }

  /** Changes the pieces and asks the server for the position. */
  async set(layout: Layout, turn: Side = this.turn): Promise<void> {
    this.layout = layout;
    this.turn = turn;
    const pieces = [...layout].map(([space, letter]) => ({ space, letter }));
    const asked = (this.#asked += 1);
    try {
      const { position } = await compose({ game: this.name, pieces, turn });
      if (asked !== this.#asked) return;
      this.position = position;
      this.errorText = '';
      await this.#lookOver(asked);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.position = null;
      this.over = null;
      this.errorText = sentence(error);
    }
  }

  stockOf(letter: string): StockView | undefined {
    return this.stock.find((each) => each.letter === letter);
  }

  /** Asks whether the game is over in the position. */
  async #lookOver(asked: number): Promise<void> {
    const { ending } = await explore({ game: this.name, position: this.position });
    if (asked === this.#asked) this.over = ending;
  }

  #take({ position, turn, pieces, stock }: ComposeView): void {
    const spaces = this.board?.spaces ?? [];
    this.layout = layoutOf(pieces.map((piece) => [spaces[piece.space]?.name ?? '', piece.letter]));
    this.turn = turn === 2 ? 2 : 1;
    this.stock = stock;
    this.position = position;
    this.errorText = '';
  }

  #pieces(board: BoardView): readonly Piece[] {
    return [...this.layout].flatMap(([name, letter]) => {
      const space = board.spaces.findIndex((each) => each.name === name);
      const known = this.stockOf(letter);
      if (space < 0 || !known) return [];
      return [{ ...known, space, side: sideOf(known), letter }];
    });
  }
}

export function sideOf({ side }: Pick<StockView, 'side'>): Side {
  return side === 2 ? 2 : 1;
}
