import { explore, games } from '../api/games';
import { slotsOf, swaps, type Slot } from '../table/arrange';
import type { ExploreView } from '../wire/generated';
import type { Move } from '../wire/scene';

/** How the reader's pieces stand before a game in which that is chosen. */
export interface LineUp {
  readonly view: ExploreView;
  /** The arrangement, as the notation writes it. */
  readonly setup: string;
  /** What the reader may do about it: two pieces change places. */
  readonly moves: readonly Move[];
}

interface Usual {
  readonly allowed: readonly string[];
  readonly other: string;
  readonly slots: readonly Slot[];
}

/** The reader's side of a game with this arrangement, or with the usual one. */
export async function lineUp(game: string, setup: string | null): Promise<LineUp> {
  const usual = await usualOf(game);
  const shown = setup ?? usual.allowed[0] ?? '';
  const view = await explore({ game, setups: [shown, usual.other] });
  const moves = swaps(usual.slots, shown, usual.allowed, (space) => view.board.spaces[space]?.name ?? '');
  return { view, setup: shown, moves };
}

async function usualOf(game: string): Promise<Usual> {
  const info = (await games()).games.find(({ name }) => name === game);
  const [allowed, others] = info?.setups ?? [[], []];
  const [first = '', other = ''] = [allowed[0], others[0]];
  const { pieces } = await explore({ game, setups: [first, other] });
  // A side may have either group; this one keeps its own.
  const letters = [...first].sort().join();
  const own = allowed.filter((each) => [...each].sort().join() === letters);
  return { allowed: own, other, slots: slotsOf(pieces, 1, first) };
}
