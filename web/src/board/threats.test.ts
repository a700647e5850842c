import { expect, test } from 'vitest';
import { freshSince, isLarge, noThreats, turnedRound, type Threats } from './threats';

const few: Threats = { threatened: ['c4'], capturable: ['d5', 'e5'], fresh: [] };
const crowded: Threats = { threatened: ['a4', 'b4', 'c4'], capturable: ['b5', 'c5'], fresh: ['c4'] };
const large = (threats: Threats, space: string, figure: string, expected: boolean) =>
  expect(isLarge(threats, space, figure)).toBe(expected);

test('a few signs are all large', () => large(few, 'd5', 'checker-courtesan', true));
test('many are small', () => large(crowded, 'b4', 'checker-courtesan', false));
test('what is new stands out among many', () => large(crowded, 'c4', 'checker-courtesan', true));
test('so does a king', () => large(crowded, 'b5', 'crown', true));

test('what could be taken before is not new, whosever turn it was', () =>
  expect(freshSince({ threatened: ['a4', 'c4'], capturable: ['b5'] }, turnedRound(few))).toEqual([
    'a4',
    'b5',
  ]));
test('nothing is new where nothing was known', () => expect(freshSince(crowded, null)).toEqual([]));
test('everything is new after a quiet position', () =>
  expect(freshSince(few, noThreats)).toEqual(['c4', 'd5', 'e5']));
test('what is new is so from both sides', () => expect(turnedRound(crowded).fresh).toEqual(['c4']));
