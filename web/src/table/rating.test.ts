import { expect, test } from 'vitest';
import { changeOf } from './rating';

const points = (...ratings: readonly number[]) => ratings.map((rating) => ({ at: 0, rating, deviation: 50 }));

test('a game without a rating', () => expect(changeOf([])).toBeNull());
test('the first rating has not changed', () =>
  expect(changeOf(points(1512.4))).toEqual({ rating: 1512, change: null }));
test('the newest rating comes first', () =>
  expect(changeOf(points(1512.4, 1520.6))).toEqual({ rating: 1512, change: -9 }));
