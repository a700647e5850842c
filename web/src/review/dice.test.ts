import { expect, test } from 'vitest';
import { fall } from './dice';

const dice = [
  { text: 'r1', weight: 1, effects: [] },
  { text: 'r2', weight: 3, effects: [] },
];

test('a fall has its chances', () =>
  expect([0, 0.24, 0.26, 0.999].map((lot) => fall(dice, lot)?.text)).toEqual(['r1', 'r1', 'r2', 'r2']));
test('no dice, no fall', () => expect(fall([], 0.5)).toBeUndefined());
