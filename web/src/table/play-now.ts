import { complain } from '../api/say';
import { session } from '../api/session.svelte';
import { casual, newTable } from '../api/tables';
import { navigate } from '../router/router.svelte';
import { remembered } from '../ui/storage';

/** A newcomer meets an opponent who can be beaten; the level that was played last is kept. */
export const FIRST_LEVEL = 'level:2';

let opening = false;

/** Starts a game against a fitting computer and goes to its table, or says why that is not possible. */
export async function playNow(game: string): Promise<void> {
  // A double click starts one game.
  if (opening) return;
  opening = true;
  try {
    navigate(`/table/${await open(game)}`);
  } catch (error) {
    complain(error);
  } finally {
    opening = false;
  }
}

async function open(game: string): Promise<string> {
  await session.enter();
  const player = remembered(`level.${game}`) ?? FIRST_LEVEL;
  const { table } = await newTable({
    terms: casual(game),
    seat: 'any',
    opponent: { kind: 'computer', player },
  });
  return table;
}
