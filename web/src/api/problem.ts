import type { Fact } from '../messages/say';
import type { Problem } from '../wire/generated';

/** The server said no, over HTTP or over the socket. `fact` says why; `message` says it in English. */
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

/** A problem that the server has not told of. */
export const problem = (code: string): Problem => ({ code, params: {}, message: '' });
