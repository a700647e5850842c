import { paceFactor, timeOf } from '../board/pace';
import { settings } from '../ui/settings.svelte';
import type { TableView } from '../wire/generated';
import type { Seat } from './allowed-actions';
import type { GameHistory } from './history.svelte';
import { turnsOf } from './turns';

/** The board rests between two choices, in milliseconds. */
const BETWEEN = 150;

/** Shows the last turn once more: of the opponent for a player, of anyone for the others. */
export class Replay {
  running = $state(false);
  /** Counts runs, so that an interrupted one does not go on. */
  #run = 0;

  constructor(
    private readonly view: () => TableView | null,
    private readonly past: GameHistory,
  ) {}

  /** The number of choices before the turn that is shown again; null if there is none. */
  static startOf({ steps }: TableView, seat: Seat): number | null {
    const turns = turnsOf(steps);
    const others = turns.filter(({ side }) => seat === null || seat === 'both' || side !== seat);
    const first = (others.at(-1) ?? turns.at(-1))?.entries[0];
    return first ? first.at - 1 : null;
  }

  async play(seat: Seat): Promise<void> {
    const view = this.view();
    const start = view && Replay.startOf(view, seat);
    if (!view || start === null) return;
    const run = (this.#run += 1);
    const { steps } = view;
    this.running = true;
    try {
      await this.past.look(start);
      for (let at = start; at < steps.length; at += 1) {
        await rest(BETWEEN);
        // Who looks elsewhere, or plays on, has seen enough.
        if (run !== this.#run || this.past.at !== at || this.view()?.steps.length !== steps.length) return;
        await this.past.look(at + 1);
        const effects = steps[at]?.effects ?? [];
        await rest(timeOf(effects, false) * paceFactor[settings.pace]);
      }
    } finally {
      if (run === this.#run) this.running = false;
    }
  }
}

function rest(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
