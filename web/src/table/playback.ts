/** An event that is still to be played. */
interface Waiting {
  readonly act: () => number;
  /** Whether it waits until it is released. */
  readonly held: boolean;
}

/**
 * Plays events one after another with a little time between them, so that each can be seen: what a computer does
 * in its turn arrives all at once. If too many are waiting, they are all applied at once.
 */
export class Playback {
  readonly #waiting: Waiting[] = [];
  #free = 0;
  #isHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether the page is visible. */
    private readonly watched: () => boolean,
    private readonly most = 6,
    /** Called when an event waits to be released, and when it no longer does. */
    private readonly onheld: (held: boolean) => void = () => {},
  ) {}

  /** Queues an event, which returns how long it is shown, in milliseconds. It may be held until it is released. */
  then(act: () => number, held = false): void {
    this.#waiting.push({ act, held });
    if (!this.watched() || this.#waiting.length > this.most) this.flush();
    else this.#next();
  }

  /** Plays an event at once, after all waiting ones. */
  now(act: () => number): void {
    this.#waiting.push({ act, held: false });
    this.flush();
  }

  /** Plays the event that is held. */
  release(): void {
    if (!this.#isHeld) return;
    this.#act();
    this.#next();
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
    this.#hold(false);
  }

  #hold(held: boolean): void {
    this.#isHeld = held;
    this.onheld(held);
  }

  #next(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const wait = this.#free - performance.now();
    if (wait <= 0) {
      if (this.#waiting[0]?.held) {
        this.#hold(true);
        return;
      }
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
    const next = this.#waiting.shift();
    if (this.#isHeld) this.#hold(false);
    const length = next?.act() ?? 0;
    this.#free = performance.now() + length;
  }
}
