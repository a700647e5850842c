import type { Command, Room, ToClient, ToServer } from '../wire/generated';
import { hasNoNetwork } from './network';
import { Refused } from './problem';
import { session } from './session.svelte';

/** The state of the connection. */
export type Status = 'off' | 'connecting' | 'on' | 'broken';
type Listener = (message: ToClient) => void;
type Pending = { message: ToServer; resolve: (number: number) => void; reject: (error: Refused) => void };

const FIRST_WAIT = 400;
/** The longest delay between two attempts. */
const LONGEST_WAIT = 5_000;
/** How often the connection is checked. */
const BEAT = 500;
/** A connection that is silent for this long is pinged: at a board, where a lost move matters, and elsewhere. */
const QUIET = { busy: 1_500, idle: 20_000 };
/** How long an answer to a ping may take, so that a dead connection is noticed within five seconds at a board. */
const ANSWER = { busy: 2_500, idle: 20_000 };

/**
 * The one connection of this page. It connects when needed, reconnects when it breaks, resumes every table where it was,
 * and resends unanswered messages: the server carries out each message once.
 */
export class Connection {
  #status: Status = 'off';
  /** The server's clock minus ours, in milliseconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  /** Counts the attempts, so that an overtaken one is dropped. */
  #tries = 0;
  #heartbeat = 0;
  #heardAt = 0;
  #beatAt = 0;
  /** When the ping was sent that has no answer yet. */
  #pingedAt: number | null = null;
  #pings = 0;
  readonly #listeners = new Set<Listener>();
  /** The watched tables: by how many, and the numbers of the last event and the last line of chat received. */
  readonly #watched = new Map<string, { watchers: number; since: number | null; said: number | null }>();
  #inLobby = 0;
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly open: () => WebSocket,
    /** Called when the state of the connection changes. */
    private readonly show: (status: Status) => void = () => undefined,
  ) {}

  get status(): Status {
    return this.#status;
  }

  /** Subscribes to all messages until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until the connection is up, as the server expects of somebody who looks for a live game. */
  async ready(): Promise<void> {
    this.attend();
    while (this.status !== 'on') {
      await new Promise<void>((resolve) => {
        const stop = this.listen(() => {
          stop();
          resolve();
        });
      });
    }
  }

  /** Connects without a subscription: known players receive challenges and turns on every page. */
  attend(): void {
    if (this.status === 'off') void this.#connect();
  }

  /** Watches a table until the returned function is called. */
  watch(table: string): () => void {
    const known = this.#watched.get(table);
    if (known) known.watchers += 1;
    else this.#watched.set(table, { watchers: 1, since: null, said: null });
    // A second subscriber has missed the snapshot, so it is requested again.
    this.#want({ type: 'watch', table, since: null, said: null });
    let over = false;
    return () => {
      const now = this.#watched.get(table);
      if (over || !now) return;
      over = true;
      now.watchers -= 1;
      if (now.watchers > 0) return;
      this.#watched.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  /** Subscribes to seeks until the returned function is called. */
  lobby(): () => void {
    this.#inLobby += 1;
    this.#want({ type: 'lobby', on: true });
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#inLobby -= 1;
      if (this.#inLobby === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  /**
   * Sends a command about a game at a table; returns the number of its event, or throws {@link Refused}. However often it
   * is sent, the server carries it out once.
   */
  do(table: string, game: number, command: Command): Promise<number> {
    return this.#ask((id) => ({ type: 'do', id, table, game, command }));
  }

  /** Sends a chat line. */
  say(table: string, room: Room, text: string): Promise<number> {
    return this.#ask((id) => ({ type: 'say', id, table, room, text }));
  }

  /** Sends a message without an answer. */
  tell(message: Extract<ToServer, { type: 'mute' | 'seen' }>): void {
    this.#send(message);
  }

  /** Reconnects, as after signing in: a connection belongs to the player who opened it. */
  restart(): void {
    for (const known of this.#watched.values()) known.since = known.said = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (socket || this.status === 'broken') void this.#connect();
  }

  /** Reconnects at once if the connection is broken, even if an attempt is under way. */
  retry(): void {
    if (this.status !== 'broken') return;
    this.#wait = FIRST_WAIT;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    void this.#connect();
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.ahead;
  }

  #ask(make: (id: string) => ToServer): Promise<number> {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return new Promise((resolve, reject) => {
      const message = make(id);
      this.#pending.set(id, { message, resolve, reject });
      this.#want(message);
    });
  }

  /** Sends now, or connects; pending messages are sent after the server's welcome. */
  #want(message: ToServer): void {
    if (!this.#send(message) && this.status === 'off') void this.#connect();
  }

  #send(message: ToServer): boolean {
    if (this.status !== 'on' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #become(status: Status): void {
    this.#status = status;
    this.show(status);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#retry);
    if (hasNoNetwork()) {
      this.#broken();
      return;
    }
    if (this.status !== 'broken') this.#become('connecting');
    const tries = ++this.#tries;
    try {
      await session.enter();
    } catch {
      if (tries === this.#tries) this.#broken();
      return;
    }
    if (tries !== this.#tries) return;
    const socket = this.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broken();
    };
  }

  #broken(): void {
    this.#socket = null;
    this.#become('broken');
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    // The browser says when the network is back.
    if (hasNoNetwork()) return;
    this.#retry = window.setTimeout(() => void this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ToClient): void {
    this.#heardAt = Date.now();
    this.#pingedAt = null;
    if ('now' in message) this.ahead = message.now - Date.now();
    switch (message.type) {
      case 'welcome':
        this.#welcome();
        break;
      case 'table':
        this.#note(message.table, { since: message.view.number, said: message.chat.at(-1)?.number ?? 0 });
        break;
      case 'update':
        this.#note(message.table, { since: message.update.number });
        break;
      case 'said':
        this.#note(message.table, { said: message.line.number });
        break;
      case 'done':
        this.#pending.get(message.id)?.resolve(message.number);
        this.#pending.delete(message.id);
        break;
      case 'refused':
        if (message.id !== null) {
          this.#pending.get(message.id)?.reject(new Refused(message));
          this.#pending.delete(message.id);
        }
        break;
      case 'goodbye':
        this.#wait = message.reconnectMs;
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  #welcome(): void {
    this.#become('on');
    this.#wait = FIRST_WAIT;
    for (const [table, { since, said }] of this.#watched) this.#send({ type: 'watch', table, since, said });
    if (this.#inLobby > 0) this.#send({ type: 'lobby', on: true });
    for (const { message } of this.#pending.values()) this.#send(message);
    clearInterval(this.#heartbeat);
    this.#beatAt = Date.now();
    this.#heartbeat = window.setInterval(() => this.#beat(), BEAT);
  }

  /** Pings a silent connection, and gives it up without an answer. */
  #beat(): void {
    const now = Date.now();
    // A page that was asleep, or busy, first hears what arrived in the meantime.
    const wasAsleep = now - this.#beatAt > 2 * BEAT;
    this.#beatAt = now;
    if (wasAsleep) {
      if (this.#pingedAt !== null) this.#pingedAt = now;
      return;
    }
    const pace = this.#watched.size > 0 || this.#pending.size > 0 || this.#inLobby > 0 ? 'busy' : 'idle';
    if (this.#pingedAt === null) {
      if (now - this.#heardAt < QUIET[pace]) return;
      this.#pings += 1;
      if (this.#send({ type: 'ping', n: this.#pings % 1000 })) this.#pingedAt = now;
    } else if (now - this.#pingedAt >= ANSWER[pace]) {
      const socket = this.#socket;
      this.#broken();
      socket?.close();
    }
  }

  #note(table: string, received: { since?: number; said?: number }): void {
    const known = this.#watched.get(table);
    if (known) Object.assign(known, received);
  }
}
