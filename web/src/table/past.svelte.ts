import type { ExploreView, TableView } from '../wire/generated';
import { sceneOf, type Scene } from '../wire/scene';
import { outcomeOf, type Outcome } from './outcome';
import { Positions } from './positions';

/** Looking back in a game. */
export class Past {
  /** How many choices stand in the position that is looked at; null for the game as it is now. */
  at = $state<number | null>(null);
  /** The position that is looked at; the one before it until the server has answered. */
  scene = $state.raw<Scene | null>(null);
  /** The game as it began. */
  start = $state.raw<ExploreView | null>(null);
  readonly #positions = new Positions();

  constructor(private readonly view: () => TableView | null) {}

  /** Looks at the position after so many choices; at the last one, or beyond, it is the game itself again. */
  async look(at: number): Promise<void> {
    const view = this.view();
    if (!view) return;
    if (at >= view.steps.length) {
      this.leave();
      return;
    }
    const wanted = Math.max(0, at);
    this.at = wanted;
    const found = await this.#after(wanted, view);
    if (this.at === wanted) this.scene = found;
  }

  /** What the die did that fell after so many choices; null where it was not thrown for an attack. */
  async outcome(at: number): Promise<Outcome | null> {
    const view = this.view();
    const attack = view?.steps[at - 1];
    if (!view || !attack) return null;
    const [before, after] = await Promise.all([this.#after(at, view), this.#after(at + 1, view)]);
    return outcomeOf(attack.text, before, after);
  }

  async #after(at: number, view: TableView): Promise<Scene> {
    const found = await this.#positions.after(at, view);
    return sceneOf(found.board, found);
  }

  leave(): void {
    this.at = null;
    this.scene = null;
  }

  /** Asks how the game began, which tells what was captured since. */
  async begin(): Promise<void> {
    const view = this.view();
    if (view && view.state.position !== null) this.start = await this.#positions.after(0, view);
  }
}
