import { expect, test } from 'vitest';
import { diceOf, fall } from './dice';

const dice = [
  { text: 'r1', weight: 1 },
  { text: 'r2', weight: 3 },
];

test('one die', () => expect(diceOf('r5')).toEqual([5]));
test('two dice', () => expect(diceOf('s3,6')).toEqual([3, 6]));
test('a move is no dice', () => expect(['a1-b1', 'r7', 'pass', '>b4'].map(diceOf)).toEqual([[], [], [], []]));
test('a fall has its chances', () =>
  expect([0, 0.24, 0.26, 0.999].map((lot) => fall(dice, lot)?.text)).toEqual(['r1', 'r1', 'r2', 'r2']));
test('no dice, no fall', () => expect(fall([], 0.5)).toBeUndefined());
