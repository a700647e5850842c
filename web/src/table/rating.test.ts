import { expect, test } from 'vitest';
import { changeOf } from './rating';

const points = (deviation: number, ...ratings: readonly number[]) =>
  ratings.map((rating) => ({ at: 0, rating, deviation }));

test('a game without a rating', () => expect(changeOf([])).toBeNull());
test('the first rating has changed from the initial one', () =>
  expect(changeOf(points(290, 1662.3))).toEqual({ before: 1500, rating: 1662, provisional: true }));
test('the newest rating comes first', () =>
  expect(changeOf(points(50, 1512.4, 1520.6))).toEqual({ before: 1521, rating: 1512, provisional: false }));
test('a rating is provisional for as long as the server says so', () =>
  expect(changeOf(points(110, 1512, 1520))?.provisional).toBe(true));
