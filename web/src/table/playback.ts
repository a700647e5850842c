/**
 * Spaces out events, so that each can be seen: the decisions of a computer's turn arrive all at once. If too many are
 * waiting, they are shown without delay.
 */
export class Pace {
  readonly #waiting: (() => number)[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether there is anything to see. */
    private readonly watched: () => boolean,
    private readonly most = 6,
  ) {}

  /** Does something in its turn; it says how long it is to be seen, in milliseconds. */
  then(act: () => number): void {
    this.#waiting.push(act);
    if (!this.watched() || this.#waiting.length > this.most) this.flush();
    else this.#next();
  }

  /** Does something at once, after all that waits. */
  now(act: () => number): void {
    this.#waiting.push(act);
    this.flush();
  }

  /** Does all that waits at once. */
  flush(): void {
    while (this.#waiting.length > 0) this.#act();
  }

  /** Forgets all that waits. */
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
