import { expect, test } from 'vitest';
import { diceOf, lastDice } from './dice';

test('a roll has its numbers, a move has none', () => {
  expect(diceOf('r4')).toEqual([4]);
  expect(diceOf('s5,3')).toEqual([5, 3]);
  for (const move of ['a1-b1', 'b3*b4', '>b10', 'pass', 'r7', 's', '']) expect(diceOf(move)).toBeNull();
});

test('the last roll counts, and every roll is another throw', () => {
  const steps = ['b3*b4', 'r2', '>c'].map((text) => ({ text }));
  expect(lastDice([])).toBeNull();
  expect(lastDice(steps)).toEqual({ values: [2], throws: 2 });
  expect(lastDice([...steps, { text: 'r2' }])).toEqual({ values: [2], throws: 4 });
});
