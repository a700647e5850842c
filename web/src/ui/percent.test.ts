import { expect, test } from 'vitest';
import { percentages } from './percent';

const check = (weights: readonly number[], expected: readonly number[]) =>
  expect(percentages(weights), weights.join()).toEqual(expected);

test('they add up to 100', () => {
  check([1, 1, 1], [34, 33, 33]);
  // Rounded one by one, the six faces of a die would make 102.
  check([1, 1, 1, 1, 1, 1], [17, 17, 17, 17, 16, 16]);
  check([1, 2, 3], [17, 33, 50]);
  check([1, 4, 1], [17, 66, 17]);
  check([333, 333, 334], [33, 33, 34]);
  check([5], [100]);
});

test('nothing is nothing', () => {
  check([], []);
  check([0, 0], [0, 0]);
});
