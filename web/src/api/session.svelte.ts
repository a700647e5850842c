import { ApiError } from './http';
import { enterAsGuest, whoAmI, type Person } from './people';

/** Who sits before this screen, as the server knows them. */
class Session {
  /** `undefined` until the server has said it, `null` for a visitor whom it does not know yet. */
  me = $state<Person | null | undefined>(undefined);
  #asked: Promise<Person | null> | null = null;

  /** Asks who this is; nobody is let in by it. */
  look(): Promise<Person | null> {
    this.#asked ??= whoAmI()
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        this.#asked = null;
        throw error;
      })
      .then((me) => (this.me = me));
    return this.#asked;
  }

  /** Somebody who may play: whoever is known already, else a new guest. */
  async enter(): Promise<Person> {
    const me = this.me ?? (await this.look());
    return me ?? this.become(await enterAsGuest());
  }

  /** After signing in, up or out: everything that hangs on who this is begins anew. */
  become(me: Person): Person;
  become(me: Person | null): Person | null;
  become(me: Person | null): Person | null {
    this.me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }
}

export const session = new Session();
