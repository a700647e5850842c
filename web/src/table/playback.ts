/**
 * Plays events one after another with a little time between them, so that each can be seen: what a computer does
 * in its turn arrives all at once. If too many are waiting, they are all applied at once.
 */
export class Playback {
  readonly #waiting: (() => number)[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether the page is visible. */
    private readonly watched: () => boolean,
    private readonly most = 6,
  ) {}

  /** Queues an event, which returns how long it is shown, in milliseconds. */
  then(act: () => number): void {
    this.#waiting.push(act);
    if (!this.watched() || this.#waiting.length > this.most) this.flush();
    else this.#next();
  }

  /** Plays an event at once, after all waiting ones. */
  now(act: () => number): void {
    this.#waiting.push(act);
    this.flush();
  }

  /** Plays all waiting events at once. */
  flush(): void {
    while (this.#waiting.length > 0) this.#act();
  }

  /** Drops all waiting events. */
  drop(): void {
    this.#waiting.length = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#free - performance.now();
    if (wait <= 0) {
      this.#act();
      if (this.#waiting.length > 0) this.#next();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#next();
    }, wait);
  }

  #act(): void {
    const length = this.#waiting.shift()?.() ?? 0;
    this.#free = performance.now() + length;
  }
}
