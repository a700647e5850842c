import { explore } from '../api/games';
import { games } from '../api/games';
import type { TableView } from '../wire/generated';
import type { Move, Scene, Side } from '../wire/scene';
import { placed, shuffled, slotsOf, swaps, type Slot } from './arrange';
import type { Seat } from './possible';

/** The arranging of pieces before the game, unseen by the opponent. */
export class Setup {
  /** What the player has arranged so far. */
  text = $state('');
  #side = $state<Side | null>(null);
  #slots = $state.raw<readonly Slot[]>([]);
  #allowed: readonly string[] = [];

  /** Begins for whoever is to arrange; nothing changes for the one who is at it already. */
  async begin(view: TableView, side: Side): Promise<void> {
    const [usual] = view.state.setups;
    if (this.#side === side || usual === undefined) return;
    this.#side = side;
    this.#allowed = view.state.setups;
    this.#slots = [];
    this.text = view.state.ownSetup ?? usual;
    const info = (await games()).games.find(({ variants }) =>
      variants.some(({ name }) => name === view.terms.game),
    );
    // The opponent's pieces are put anywhere, as only the own ones are shown.
    const other = info?.setups[side === 1 ? 1 : 0]?.[0];
    if (other === undefined) return;
    const setups: [string, string] = side === 1 ? [usual, other] : [other, usual];
    const { pieces } = await explore({ game: view.terms.game, setups });
    if (this.#side === side) this.#slots = slotsOf(pieces, side, usual);
  }

  end(): void {
    this.#side = null;
  }

  /** The board with what is arranged, and nothing of the opponent's. */
  scene(empty: Scene): Scene {
    return { ...empty, pieces: placed(this.#slots, this.text) };
  }

  /** The changes of places, for the board to offer. */
  moves(scene: Scene): readonly Move[] {
    return swaps(this.#slots, this.text, this.#allowed, (space) => scene.spaces[space]?.name ?? '');
  }

  shuffle(): void {
    this.text = shuffled(this.text, this.#allowed, Math.random);
  }
}

/** Who is to arrange now, as far as the viewer is concerned. Who holds both seats arranges for seat 1 first. */
export function arranges({ state }: TableView, seat: Seat): Side | null {
  if (state.phase !== 'setup' || seat === null) return null;
  return seat === 'both' ? (state.seats[0].ready ? 2 : 1) : seat;
}
