import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api/http';
import { problem } from '../api/problem';
import { setLanguage } from '../messages/t.svelte';
import type { Fact, SeekView, TableSummary } from '../wire/generated';
import { clockSentence, clockWords, days, fischer, formWords, untimed } from './clocks';
import { obstacleOf } from './invitation';
import { character, seatName } from './levels';
import { sortSeeks, sortTables, unreadTables } from './sort';
import { othersOf, playersOf, resultOf } from './tile';
import { titleOf } from '../games/titles';
import { ratingRange } from './terms-summary';
import { canonicalName, gameOf, nameOf, optionsOf, sizesOf } from '../games/variants';

afterEach(() => setLanguage('en'));

describe('clocks in words', () => {
  const check = (time: Parameters<typeof clockWords>[0], words: string) =>
    expect(clockWords(time)).toBe(words);
  test('none', () => check(untimed, 'No time limit'));
  test('minutes and seconds', () => check(fischer(5, 3), '5 + 3'));
  test('half a minute', () => check(fischer(0.5, 0), '0.5 + 0'));
  test('one day', () => check(days(1), '1 day per move'));
  test('three days', () => check(days(3), '3 days per move'));
  test('German', () => {
    setLanguage('de');
    check(days(3), '3 Tage je Zug');
  });
  test('a sentence says what the figures mean', () =>
    expect(clockSentence(fischer(10, 5))).toBe('10 minutes each, plus 5 seconds per turn'));
});

test('matches in words', () => {
  expect(formWords({ kind: 'bestOf', games: 5 })).toBe('Best of 5');
  expect(formWords({ kind: 'firstTo', points: 7 })).toBe('First to 7');
});

describe('the characters', () => {
  const players = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `level:${level}`).concat('best');
  for (const language of ['en', 'de'] as const) {
    test(`each has a name and a line of its own in ${language}`, () => {
      setLanguage(language);
      const all = players.map(character);
      expect(new Set(all.map(({ name }) => name)).size).toBe(players.length);
      expect(new Set(all.map(({ line }) => line)).size).toBe(players.length);
      for (const { name, line, player } of all) expect([name !== player, line !== '']).toEqual([true, true]);
    });
  }
  test('an unknown one keeps its name', () =>
    expect(character('greedy')).toEqual({ player: 'greedy', name: 'greedy', line: '' }));
  test('a person with the name of one is a person', () =>
    expect(seatName({ name: 'best', computer: false })).toBe('best'));
});

describe('variants', () => {
  const variant = (name: string, size: number | null, ...options: string[]) => ({ name, size, options });
  const sized = {
    name: 'g',
    variants: [variant('g', 6), variant('small', 3), variant('huge', 10), variant('large', 7)],
  };
  const yard = {
    name: 'y',
    variants: [
      variant('y', null),
      variant('turning', null, 'turns'),
      variant('both', null, 'turns', 'small'),
      variant('smaller', null, 'small'),
    ],
  };
  test('sizes are sorted as numbers', () => expect(sizesOf(sized)).toEqual([3, 6, 7, 10]));
  test('a board of one size leaves no choice', () => expect(sizesOf(yard)).toEqual([]));
  test('sizes are no options', () => expect(optionsOf(sized)).toEqual([]));
  test('options are listed once', () => expect(optionsOf(yard)).toEqual(['turns', 'small']));
  test('options in any order', () => expect(nameOf(yard, null, ['small', 'turns'])).toBe('both'));
  test('a size', () => expect(nameOf(sized, 7, [])).toBe('large'));
  test('what does not exist is the usual game', () => expect(nameOf(sized, 5, [])).toBe('g'));
  test('a name leads to its game', () => {
    expect(gameOf('king-and-courtesan:7')?.title).toBe('King and Courtesan');
    expect(gameOf('chess')).toBeNull();
  });
  test('a name with its options in any order leads to its game', () => {
    expect(gameOf('courtyard:stop-short,small-yard')?.name).toBe('courtyard');
    expect(canonicalName('courtyard:small-yard,guard-turns')).toBe('courtyard:guard-turns,small-yard');
    expect(canonicalName('king-and-courtesan:7')).toBe('king-and-courtesan:7');
    expect(canonicalName('courtier')).toBe('courtier');
  });
  test('a title of the usual game', () => expect(titleOf('king-and-courtesan')).toBe('King and Courtesan'));
  test('a small board is for learning', () =>
    expect(titleOf('king-and-courtesan:3')).toBe('King and Courtesan 3×3, for learning'));
  test('a title has its size', () => expect(titleOf('king-and-courtesan:7')).toBe('King and Courtesan 7×7'));
  test('a title has its options', () =>
    expect(titleOf('courtyard:small-yard,guard-turns')).toBe('Courtyard, turning guards, small yard'));
});

function table(id: string, more: Partial<TableSummary>): TableSummary {
  return {
    table: id,
    game: 'courtier',
    stage: 'playing',
    yourTurn: false,
    updatedAt: 0,
    seats: [
      { name: 'Ada', computer: false },
      { name: 'level:2', computer: true },
    ],
    result: null,
    winner: null,
    ...more,
  } as TableSummary;
}

describe('tables', () => {
  test('those where it is my turn come first, then the newest, then those that wait', () => {
    const sorted = sortTables([
      table('waits', { stage: 'open', updatedAt: 9 }),
      table('old', { updatedAt: 1 }),
      table('over', { stage: 'over', updatedAt: 10 }),
      table('new', { updatedAt: 2 }),
      table('mine', { yourTurn: true }),
    ]);
    expect(sorted.going.map((each) => each.table)).toEqual(['mine', 'new', 'old', 'waits']);
    expect(sorted.over.map((each) => each.table)).toEqual(['over']);
  });
  test('whom I play against', () => expect(playersOf(table('a', {}), 'Ada')).toBe('Jester'));
  test('the players, for a spectator', () => expect(playersOf(table('a', {}), 'Bo')).toBe('Ada – Jester'));
  test('my own game is never listed as one of others, whatever my name was', () => {
    const [old, theirs] = [table('a', {}), table('b', {})];
    expect(othersOf([old, theirs], [old], 'Bo')).toEqual([theirs]);
  });
  test('both seats are mine', () => {
    const me = { name: 'Ada', computer: false };
    expect(playersOf(table('a', { seats: [me, me] }), 'Ada')).toBe('On one screen');
  });
  const ended = (result: string, reason: string): Fact => ({
    code: 'result-with-reason',
    params: { result: { code: result, params: {} }, reason: { code: reason, params: {} } },
  });
  const check = (more: Partial<TableSummary>, me: string, words: string) =>
    expect(resultOf(table('a', { stage: 'over', ...more }), me)).toBe(words);
  test('a win', () => check({ winner: 1 }, 'Ada', 'You won'));
  test('a loss', () => check({ winner: 2 }, 'Ada', 'You lost'));
  test('a win, for a spectator', () => check({ winner: 2 }, 'Bo', 'Jester won'));
  test('a draw', () => check({ result: ended('result-drawn', 'end-agreed') }, 'Ada', 'Draw'));
  test('an aborted game', () => check({ result: ended('result-aborted', 'end-aborted') }, 'Ada', 'Aborted'));
});

test('my seeks are listed separately, the oldest first', () => {
  const seek = (seek: string, name: string, createdAt: number) => ({ seek, name, createdAt }) as SeekView;
  const [mine, others] = sortSeeks([seek('a', 'Bo', 3), seek('b', 'Ada', 2), seek('c', 'Cy', 1)], 'Ada');
  expect([mine, others].map((list) => list.map((each) => each.seek))).toEqual([['b'], ['c', 'a']]);
});

test('seen events are not new', () => {
  const at = (table: string, seen: number, number: number) => ({ table, seen, number, at: 0 });
  expect([...unreadTables([at('a', 3, 3), at('b', 3, 4)])]).toEqual(['b']);
});

test('ratings in words', () => {
  expect(ratingRange({ lowest: null, highest: null })).toBe('');
  expect(ratingRange({ lowest: 1200, highest: null })).toBe('for ratings from 1200');
  expect(ratingRange({ lowest: null, highest: 1800 })).toBe('for ratings up to 1800');
  expect(ratingRange({ lowest: 1200, highest: 1800 })).toBe('for ratings 1200 to 1800');
});

describe('why a seat cannot be taken', () => {
  const check = (status: number, code: string, expected: string | null) =>
    expect(obstacleOf(new ApiError(status, problem(code)))).toBe(expected);
  test('the seat is taken', () => check(404, 'no-such-invitation', 'gone'));
  test('the own table', () => check(403, 'already-seated', 'own'));
  test('a rated game and a guest', () => check(403, 'rated-needs-account', 'account'));
  test('the server is away', () => check(0, 'offline', null));
});
