import { sentence } from '../api/say';

/** A value polled from the server. The last value stays when the server does not answer. */
export class Polled<Value> {
  value = $state.raw<Value | null>(null);
  /** The error of the last request. */
  error = $state<string | null>(null);
  #asked = 0;

  constructor(private readonly ask: () => Promise<Value>) {}

  async load(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const value = await this.ask();
      if (asked === this.#asked) [this.value, this.error] = [value, null];
    } catch (error) {
      if (asked === this.#asked) this.error = sentence(error);
    }
  }

  /** Polls now and at an interval while the page is visible, until the returned function is called. */
  every(milliseconds: number): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (!document.hidden) void this.load();
    }, milliseconds);
    return () => clearInterval(timer);
  }
}
