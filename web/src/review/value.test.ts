import { describe, expect, test } from 'vitest';
import { fateOf, shortValue } from './value';

describe('exact values', () => {
  const check = (points: number, short: string, fate: string) => {
    expect(shortValue({ points })).toBe(short);
    expect(fateOf({ points })).toBe(fate);
  };
  test('a win', () => check(1, '+1', 'win'));
  test('a loss', () => check(-2, '−2', 'loss'));
  test('a draw', () => check(0, '=', 'draw'));
});
