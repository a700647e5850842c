import type { TableView } from '../wire/generated';
import { sceneOf, type Scene } from '../wire/scene';
import { Positions } from './positions';

/** The earlier positions of a game. */
export class GameHistory {
  /** The number of choices before the shown position; null for the current one. */
  at = $state<number | null>(null);
  /** The shown position and the number of choices before it; the previous one until the server has answered. */
  shown = $state.raw<{ readonly at: number; readonly scene: Scene } | null>(null);
  readonly positions = new Positions();

  constructor(private readonly view: () => TableView | null) {}

  /** Shows the position after this many choices; from the last one on, the current game. */
  async look(at: number): Promise<void> {
    const view = this.view();
    if (!view) return;
    if (at >= view.steps.length) {
      this.leave();
      return;
    }
    const wanted = Math.max(0, at);
    this.at = wanted;
    const found = await this.positions.after(wanted, view);
    if (this.at === wanted) this.shown = { at: wanted, scene: sceneOf(found.board, found) };
  }

  leave(): void {
    this.at = null;
    this.shown = null;
  }
}
