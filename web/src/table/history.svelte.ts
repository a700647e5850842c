import type { TableView } from '../wire/generated';
import { sceneOf, type Scene } from '../wire/scene';
import { Positions } from './positions';

/** Looking back in a game. */
export class Past {
  /** How many choices stand in the position that is looked at; null for the game as it is now. */
  at = $state<number | null>(null);
  /** The position that is looked at, and how many choices led to it; the one before until the server has answered. */
  shown = $state.raw<{ readonly at: number; readonly scene: Scene } | null>(null);
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
    const found = await this.#positions.after(wanted, view);
    if (this.at === wanted) this.shown = { at: wanted, scene: sceneOf(found.board, found) };
  }

  leave(): void {
    this.at = null;
    this.shown = null;
  }
}
