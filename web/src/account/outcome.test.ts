import { expect, test } from 'vitest';
import { outcomeFor, type Outcome } from './outcome';

const seat = (name: string) => ({ name, computer: false });
const check = (first: string, second: string, winner: number | null, expected: Outcome) =>
  expect(outcomeFor({ seats: [seat(first), seat(second)], winner }, 'ada')).toEqual(expected);

test('won on the first seat', () => check('ada', 'bob', 1, { kind: 'won', opponent: 'bob' }));
test('won on the second seat', () => check('bob', 'ada', 2, { kind: 'won', opponent: 'bob' }));
test('lost', () => check('ada', 'level:4', 2, { kind: 'lost', opponent: 'level:4' }));
test('drawn', () => check('bob', 'ada', null, { kind: 'drawn', opponent: 'bob' }));
test('names are case-insensitive', () => check('Ada', 'bob', 1, { kind: 'won', opponent: 'bob' }));
test('against oneself', () => check('ada', 'ada', 1, { kind: 'both', opponent: null }));
test('a deleted opponent', () =>
  expect(outcomeFor({ seats: [seat('ada'), null], winner: 1 }, 'ada')).toEqual({
    kind: 'won',
    opponent: null,
  }));
