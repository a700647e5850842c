import { describe, expect, test } from 'vitest';
import { fateOf, readValue, shortValue } from './value';

describe('exact values', () => {
  const check = (text: string | null, short: string | null, fate: string | null) => {
    const value = readValue(text);
    expect(value && shortValue(value)).toBe(short);
    expect(value && fateOf(value)).toBe(fate);
  };
  test('a win', () => {
    expect(readValue('+1 in 7')).toEqual({ points: 1, plies: 7 });
    check('+1 in 7', '+1', 'win');
  });
  test('a loss', () => check('-2 in 30', '−2', 'loss'));
  test('a draw', () => check('0', '=', 'draw'));
  test('not known', () => check(null, null, null));
  test('not understood', () => check('win', null, null));
});
