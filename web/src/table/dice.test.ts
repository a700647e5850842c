import { expect, test } from 'vitest';
import { randomRoll } from './dice';

const dice = [
  { text: 'r1', weight: 1, effects: [] },
  { text: 'r2', weight: 3, effects: [] },
];

test('rolls are picked by their weights', () =>
  expect([0, 0.24, 0.26, 0.999].map((random) => randomRoll(dice, random)?.text)).toEqual([
    'r1',
    'r1',
    'r2',
    'r2',
  ]));
test('without dice, there is no roll', () => expect(randomRoll([], 0.5)).toBeUndefined());
