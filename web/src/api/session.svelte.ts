import { ApiError } from './http';
import { enterAsGuest, whoAmI, type Person } from './people';

/** The current player, as the server knows them. */
class Session {
  /** `undefined` until the server has answered, `null` for an unknown visitor. */
  me = $state<Person | null | undefined>(undefined);
  #asked: Promise<Person | null> | null = null;

  /** Asks the server who this is, without creating a guest. */
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

  /** The current player, or a new guest. */
  async enter(): Promise<Person> {
    const me = this.me ?? (await this.look());
    return me ?? this.become(await enterAsGuest());
  }

  /** After signing in, up or out: replaces the player. */
  become(me: Person): Person;
  become(me: Person | null): Person | null;
  become(me: Person | null): Person | null {
    this.me = me;
    this.#asked = Promise.resolve(me);
    return me;
  }
}

export const session = new Session();
