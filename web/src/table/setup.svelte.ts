import { games } from '../api/games';
import type { TableView } from '../wire/generated';
import type { Move, Scene, Side } from '../wire/scene';
import { shuffled, swaps, type Arrangement } from './arrange';
import type { Seat } from './allowed-actions';

/** The arranging of pieces before the game, unseen by the opponent. */
export class Setup {
  /** What the player has arranged so far. */
  #arranged = $state.raw<Arrangement | null>(null);
  #allowed = $state.raw<readonly Arrangement[]>([]);
  #side: Side | null = null;

  /** The arrangement, in notation. */
  readonly text = $derived(this.#arranged?.text ?? '');

  /** Starts the setup, unless it has started already. */
  async begin(view: TableView, side: Side): Promise<void> {
    const { setups, ownSetup } = view.state;
    if (this.#side === side || setups.length === 0) return;
    this.#side = side;
    this.#allowed = [];
    this.#arranged = null;
    const info = (await games()).games.find(({ variants }) =>
      variants.some(({ name }) => name === view.terms.game),
    );
    if (this.#side !== side) return;
    this.#allowed = info?.setups[side - 1]?.filter(({ text }) => setups.includes(text)) ?? [];
    this.#show(ownSetup ?? setups[0]);
  }

  end(): void {
    this.#side = null;
  }

  /** Arranges the pieces as the arrangement of this name does. */
  choose(name: string): void {
    this.#show(name);
  }

  /** The board with the viewer's arrangement, and that of the opponent if it may be seen. */
  scene(shown: Scene): Scene {
    const others = shown.pieces.filter(({ side }) => side !== this.#side);
    return { ...shown, pieces: [...others, ...(this.#arranged?.pieces ?? [])] };
  }

  /** The changes of places, for the board to offer. */
  moves(scene: Scene): readonly Move[] {
    if (!this.#arranged) return [];
    return swaps(this.#arranged, this.#allowed, (space) => scene.spaces[space]?.name ?? '');
  }

  /** The first of these arrangements that is allowed; null if none is. */
  allowed(names: readonly string[]): string | null {
    return this.#allowed.find(({ text }) => names.includes(text))?.text ?? null;
  }

  shuffle(): void {
    if (this.#arranged) this.#arranged = shuffled(this.#arranged, this.#allowed, Math.random);
  }

  #show(name: string | undefined): void {
    this.#arranged = this.#allowed.find(({ text }) => text === name) ?? null;
  }
}

/**
 * Who is to arrange now, as far as the viewer is concerned. Who holds both seats arranges for seat 1 first, and if setups
 * are open, seat 1 does so in any case.
 */
export function arranges({ state, terms }: TableView, seat: Seat): Side | null {
  if (state.phase !== 'setup' || seat === null) return null;
  if (terms.openSetup && seat === 2 && !state.seats[0].ready) return null;
  return seat === 'both' ? (state.seats[0].ready ? 2 : 1) : seat;
}
