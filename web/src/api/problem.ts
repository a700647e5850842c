import type { Fact } from '../messages/say';
import type { Problem } from '../wire/generated';

/** A refusal by the server, over HTTP or the socket. `fact` is the reason; `message` is its text in English. */
export class Refused extends Error {
  readonly fact: Fact;

  constructor({ code, params, message }: Problem) {
    super(message);
    this.fact = { code, params };
  }

  get code(): string {
    return this.fact.code;
  }
}

/** A problem found by the page itself. */
export const problem = (code: string): Problem => ({ code, params: {}, message: '' });
