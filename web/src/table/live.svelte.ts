import { Refused } from '../api/problem';
import { sentence } from '../api/say';
import { connection } from '../api/socket.svelte';
import type {
  ChatView,
  Command,
  EventView,
  Room,
  SeatView,
  StateView,
  StepView,
  TableView,
  ToClient,
  Update,
} from '../wire/generated';
import { settings } from '../ui/settings.svelte';
import { paceFactor, SEEN, timeOf } from '../board/pace';
import { sceneOf, type Side } from '../wire/scene';
import { Playback } from './playback';

/** Events that arrived together, with their steps and effects. */
export interface EventBatch {
  readonly events: readonly EventView[];
  readonly steps: readonly StepView[];
}

/** A table, kept up to date by the server's messages while it is watched. */
export class LiveTable {
  view = $state.raw<TableView | null>(null);
  chat = $state.raw<readonly ChatView[]>([]);
  spectators = $state(0);
  /** The computer's place in the queue; null if it isn't queueing. */
  queue = $state<number | null>(null);
  /** Why the table cannot be shown. */
  refused = $state<string | null>(null);
  /** The move that was sent but isn't answered yet. */
  sent = $state<string | null>(null);
  /** Whether the viewer is to throw the dice of a showdown, whose numbers are known already. */
  throwing = $state(false);
  readonly #playback = new Playback(
    () => settings.animation && !document.hidden && !isStill(),
    6,
    (held) => (this.throwing = held),
  );
  #listeners: readonly ((batch: EventBatch) => void)[] = [];

  readonly scene = $derived(this.view ? sceneOf(this.view.board, this.view.state) : null);
  /** Whose pieces the viewer moves. */
  readonly seat = $derived.by((): Side | 'both' | null => {
    const [first, second] = this.view?.state.yours ?? [false, false];
    if (first && second) return 'both';
    return first ? 1 : second ? 2 : null;
  });
  /** Whether the viewer is to move. */
  readonly mine = $derived.by(() => {
    const decides = this.view?.state.decides ?? null;
    return decides !== null && (this.seat === 'both' || this.seat === decides);
  });

  constructor(readonly id: string) {}

  /** Watches until the returned function is called. */
  watch(): () => void {
    const stops = [connection.listen((message) => this.#hear(message)), connection.watch(this.id)];
    return () => stops.forEach((stop) => stop());
  }

  /** Calls back for everything that happens while the table is watched. */
  onevents(listener: (batch: EventBatch) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  do(command: Command): Promise<number> {
    return connection.do(this.id, this.view?.state.gameNumber ?? 0, command);
  }

  /** Makes a move in the shown position. Sent twice, it counts once. */
  async move(text: string): Promise<void> {
    const ply = this.view?.state.ply ?? 0;
    this.sent = text;
    const id = `${ply}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
    try {
      await this.do({ kind: 'move', ply, id, text });
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** The board holds a piece where it was put; a new view of the same state releases it. */
  release(): void {
    if (this.view) this.view = { ...this.view };
    this.sent = null;
  }

  say(room: Room, text: string): Promise<number> {
    return connection.say(this.id, room, text);
  }

  #hear(message: ToClient): void {
    if (message.type === 'refused') {
      // The refusal of an invalid id doesn't name the table.
      const unnamed = message.id === null && message.code === 'no-such-table' && this.view === null;
      if (message.id === this.id || unnamed) this.refused = sentence(new Refused(message));
    }
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'table':
        this.#playback.drop();
        this.refused = null;
        this.sent = null;
        this.view = message.view;
        this.chat = message.chat;
        this.spectators = message.spectators;
        break;
      case 'update':
        this.queue = null;
        this.#arrive(message.update);
        break;
      case 'said':
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
        break;
      case 'spectators':
        this.spectators = message.count;
        break;
      case 'waiting':
        this.queue = message.before;
    }
  }

  /** Others' actions are shown one after another, the viewer's own at once. With a running clock, nothing waits. */
  #arrive(update: Update): void {
    const own = update.events.some(
      ({ kind, side }) => kind === 'moved' && side !== null && update.state.yours[side - 1],
    );
    const isTimed = this.view?.terms.time.kind === 'fischer';
    if (own || isTimed) this.#playback.now(() => this.#take(update));
    else {
      const isShowdown = update.steps.some(({ effects }) => effects.some(({ type }) => type === 'showdown'));
      const plays = this.seat !== null;
      this.#playback.then(() => this.#take(update), isShowdown && plays);
    }
  }

  /** The viewer throws the dice of a showdown. */
  throwDice(): void {
    this.#playback.release();
  }

  /** Applies an update and returns how long to show it. */
  #take({ number, events, stepsKept, steps, state }: Update): number {
    if (!this.view || number <= this.view.number) return 0;
    this.view = { ...this.view, number, steps: [...this.view.steps.slice(0, stepsKept), ...steps], state };
    this.sent = null;
    for (const listener of this.#listeners) listener({ events, steps });
    return shownFor(steps, state);
  }
}

/** How long what was done is shown before anything else happens, in milliseconds. */
function shownFor(steps: readonly StepView[], state: StateView): number {
  const [first, second] = state.yours;
  const isOwn = (side: Side | null) => (first && second) || (side !== null && state.yours[side - 1] === true);
  const time = steps.reduce((sum, { by, effects }) => sum + timeOf(effects, isOwn(by)), 0);
  // Even a quick move of the viewer is seen before the reply.
  const { decides, seats } = state;
  const replies = steps.some(({ by }) => isOwn(by)) && decides !== null && !isOwn(decides);
  const thinks = replies ? SEEN + levelOf(seats[decides - 1]) * THINKS : 0;
  return Math.max(time, thinks) * paceFactor[settings.pace];
}

/** How much longer a computer seems to think with each level, in milliseconds. */
const THINKS = 40;

/** The level of a computer player; 0 for everybody else. */
function levelOf(seat: SeatView | undefined): number {
  return seat?.computer ? Number(/\d+$/.exec(seat.name ?? '')?.[0] ?? 0) : 0;
}

function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
