import { untrack } from 'svelte';
import { freshSince, noThreats, type Threats } from '../board/threats';
import type { ThreatsRequest } from '../wire/generated';
import { call } from './http';

/** Knows the threats of the position on a board, as soon as the server has told them. To be made while a component is set up. */
export class ThreatWatch {
  #known = $state.raw<{ readonly position: string; readonly threats: Threats } | null>(null);
  readonly #asked: () => ThreatsRequest | null;

  constructor(asked: () => ThreatsRequest | null) {
    this.#asked = asked;
    $effect(() => {
      const request = asked();
      let over = false;
      if (request === null) return;
      call('post', '/threats', { body: request })
        .then((threats) => {
          if (over) return;
          const before = untrack(() => this.#known);
          // What is new stays so for as long as the position stands.
          const fresh =
            before?.position === request.position
              ? before.threats.fresh
              : freshSince(threats, before?.threats ?? null);
          this.#known = { position: request.position, threats: { ...threats, fresh } };
        })
        // Threats are a help, and the game goes on without them.
        .catch(() => undefined);
      return () => (over = true);
    });
  }

  /** As the side sees them that has the move; none for as long as they are not known. */
  readonly threats = $derived.by((): Threats => {
    const request = this.#asked();
    return request !== null && this.#known?.position === request.position ? this.#known.threats : noThreats;
  });
}
