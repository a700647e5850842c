import { explore, games } from '../api/games';
import { swaps } from '../table/arrange';
import type { ExploreView } from '../wire/generated';
import type { Move } from '../wire/scene';

/** The reader's pieces before a game that starts with a setup. */
export interface StartingSetup {
  readonly view: ExploreView;
  /** The arrangement, as the notation writes it. */
  readonly setup: string;
  /** The swaps that the reader may make. */
  readonly moves: readonly Move[];
}

/** The reader's side of a game with this arrangement, or with the usual one. */
export async function startingSetup(game: string, setup: string | null): Promise<StartingSetup> {
  const info = (await games()).games.find(({ name }) => name === game);
  const [allowed, others] = info?.setups ?? [[], []];
  const shown = allowed.find(({ text }) => text === setup) ?? allowed[0];
  if (!shown) throw new Error(`nothing is arranged in ${game}`);
  // The opponent has the usual arrangement, which is listed first.
  const view = await explore({ game, setups: [shown.text, others[0]?.text ?? ''] });
  const moves = swaps(shown, allowed, (space) => view.board.spaces[space]?.name ?? '');
  return { view, setup: shown.text, moves };
}
