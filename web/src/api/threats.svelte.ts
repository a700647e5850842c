import { untrack } from 'svelte';
import { freshSince, noThreats, type Threats } from '../board/threats';
import type { ThreatsRequest } from '../wire/generated';
import { ask } from '../rules/rules';

/** The threats of the position on a board, once the rules have found them. Must be created during a component's setup. */
export class ThreatWatch {
  #known = $state.raw<{ readonly position: string; readonly threats: Threats } | null>(null);
  readonly #asked: () => ThreatsRequest | null;

  constructor(asked: () => ThreatsRequest | null) {
    this.#asked = asked;
    $effect(() => {
      const request = asked();
      let over = false;
      if (request === null) return;
      ask('/threats', request)
        .then((threats) => {
          if (over) return;
          const before = untrack(() => this.#known);
          // New threats stay new until the position changes.
          const fresh =
            before?.position === request.position
              ? before.threats.fresh
              : freshSince(threats, before?.threats ?? null);
          this.#known = { position: request.position, threats: { ...threats, fresh } };
        })
        // Threats are only a help; errors are ignored.
        .catch(() => undefined);
      return () => (over = true);
    });
  }

  /** From the view of the side to move; none until they are known. */
  readonly threats = $derived.by((): Threats => {
    const request = this.#asked();
    return request !== null && this.#known?.position === request.position ? this.#known.threats : noThreats;
  });
}
