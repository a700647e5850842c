import { explore } from '../api/games';
import type { ExploreView, TableView } from '../wire/generated';

/** The earlier positions of the games at a table; the server is asked for each of them once. */
export class Positions {
  readonly #known = new Map<string, Promise<ExploreView>>();

  /** The position after so many choices of the game that is played now. */
  after(at: number, { game, terms, state, steps }: TableView): Promise<ExploreView> {
    const moves = steps.slice(0, at).map(({ text }) => text);
    const key = `${state.gameNumber} ${moves.join(' ')}`;
    const known = this.#known.get(key);
    if (known) return known;
    const [south, north] = state.shownSetups;
    const asked = explore({
      game: game.name,
      position: terms.position ?? null,
      setups: south == null || north == null ? null : [south, north],
      first: terms.position ? null : state.first,
      moves,
    });
    asked.catch(() => this.#known.delete(key));
    this.#known.set(key, asked);
    return asked;
  }
}
