import { describe, expect, test } from 'vitest';
import { resultOf, shortValue } from './evaluation-text';

describe('exact values', () => {
  const check = (points: number, short: string, result: string) => {
    expect(shortValue({ points })).toBe(short);
    expect(resultOf({ points })).toBe(result);
  };
  test('a win', () => check(1, '+1', 'win'));
  test('a loss', () => check(-2, '−2', 'loss'));
  test('a draw', () => check(0, '=', 'draw'));
});
