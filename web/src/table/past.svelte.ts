import { explore } from '../api/games';
import type { ExploreView, TableView } from '../wire/generated';
import { sceneOf, type Scene } from '../wire/scene';

/** Looking back in a game: the server is asked for each earlier position once. */
export class Past {
  /** How many choices stand in the position that is looked at; null for the game as it is now. */
  at = $state<number | null>(null);
  /** The position that is looked at; the one before it until the server has answered. */
  scene = $state.raw<Scene | null>(null);
  /** The game as it began. */
  start = $state.raw<ExploreView | null>(null);
  readonly #known = new Map<string, Promise<ExploreView>>();

  constructor(private readonly view: () => TableView | null) {}

  /** Looks at the position after so many choices; at the last one, or beyond, it is the game itself again. */
  async look(at: number): Promise<void> {
    const view = this.view();
    if (!view) return;
    if (at >= view.steps.length) {
      this.leave();
      return;
    }
    this.at = Math.max(0, at);
    const wanted = this.at;
    const found = await this.#ask(view, wanted);
    if (this.at === wanted) this.scene = sceneOf(found.board, found);
  }

  /** One step back or forth. */
  step(by: number): Promise<void> {
    return this.look((this.at ?? this.view()?.steps.length ?? 0) + by);
  }

  leave(): void {
    this.at = null;
    this.scene = null;
  }

  /** Asks how the game began, which tells what was captured since. */
  async begin(): Promise<void> {
    const view = this.view();
    if (view && view.state.position !== null) this.start = await this.#ask(view, 0);
  }

  #ask(view: TableView, at: number): Promise<ExploreView> {
    const moves = view.steps.slice(0, at).map(({ text }) => text);
    const key = `${view.state.gameNumber} ${moves.join(' ')}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = explore({
      game: view.game.name,
      position: view.terms.position ?? null,
      setups: view.state.shownSetups,
      first: view.terms.position ? null : view.state.first,
      moves,
    });
    asked.catch(() => this.#known.delete(key));
    this.#known.set(key, asked);
    return asked;
  }
}
