import { games } from '../api/games';
import { casual, newTable } from '../api/tables';
import { session } from '../api/session.svelte';
import { remembered } from '../ui/memory';

/** A newcomer meets an opponent who can be beaten; the level that was played last is kept. */
export const FIRST_LEVEL = 'level:2';

/** Starts a game against a fitting computer, and gives the address of its table. */
export async function playNow(game: string): Promise<string> {
  const [known] = await Promise.all([games(), session.enter()]);
  // Where the rules say who begins, nobody draws lots.
  const begins = known.games.find(({ name }) => name === game)?.begins === 'first' ? 'first' : 'lot';
  const player = remembered(`level.${game}`) ?? FIRST_LEVEL;
  const { table } = await newTable({
    terms: casual(game, begins),
    seat: 'any',
    opponent: { kind: 'computer', player },
  });
  return `/table/${table}`;
}
