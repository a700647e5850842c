import { connection, Refused } from '../api/socket.svelte';
import type { ChatView, Command, EventView, Room, TableView, ToClient } from '../wire/generated';
import { sceneOf, type Scene, type Side } from '../wire/scene';

/** What happened at once: the events, and the scene before them. */
export interface Happened {
  readonly events: readonly EventView[];
  readonly before: Scene;
}

/** A table as the server tells of it, kept up to date while it is watched. */
export class LiveTable {
  view = $state.raw<TableView | null>(null);
  chat = $state.raw<readonly ChatView[]>([]);
  spectators = $state(0);
  /** How many requests a computer waits behind; null while none waits. */
  queue = $state<number | null>(null);
  /** Why the table cannot be shown. */
  refused = $state<string | null>(null);
  #told: readonly ((happened: Happened) => void)[] = [];

  readonly scene = $derived(this.view ? sceneOf(this.view.board, this.view.state) : null);
  /** Whose pieces the viewer moves. */
  readonly seat = $derived.by((): Side | 'both' | null => {
    const [first, second] = this.view?.state.yours ?? [false, false];
    if (first && second) return 'both';
    return first ? 1 : second ? 2 : null;
  });
  /** Whether it is up to the viewer. */
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
  onhappened(told: (happened: Happened) => void): () => void {
    this.#told = [...this.#told, told];
    return () => {
      this.#told = this.#told.filter((each) => each !== told);
    };
  }

  do(command: Command): Promise<number> {
    return connection.do(this.id, command);
  }

  /** Makes a move in the position that is shown. Sent twice it counts once. */
  move(text: string): Promise<number> {
    const ply = this.view?.state.ply ?? 0;
    return this.do({
      kind: 'move',
      ply,
      id: `${ply}-${crypto.getRandomValues(new Uint32Array(1))[0]}`,
      text,
    });
  }

  say(room: Room, text: string): Promise<number> {
    return connection.say(this.id, room, text);
  }

  #hear(message: ToClient): void {
    if (message.type === 'refused' && message.id === this.id) this.refused = message.message;
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.type) {
      case 'table':
        this.refused = null;
        this.view = message.view;
        this.chat = message.chat;
        this.spectators = message.spectators;
        break;
      case 'update': {
        if (!this.view || message.update.number <= this.view.number) break;
        const { number, events, stepsKept, steps, state } = message.update;
        const before = sceneOf(this.view.board, this.view.state);
        this.view = {
          ...this.view,
          number,
          steps: [...this.view.steps.slice(0, stepsKept), ...steps],
          state,
        };
        this.queue = null;
        for (const told of this.#told) told({ events, before });
        break;
      }
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
}

export { Refused };
