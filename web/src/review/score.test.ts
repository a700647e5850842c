import { describe, expect, test } from 'vitest';
import { shareOf, signed, standingOf } from './score';

describe('scores', () => {
  test('in words', () => {
    expect(standingOf(0.04)).toEqual({ standing: 'even', side: null });
    expect(standingOf(-0.2)).toEqual({ standing: 'slight', side: 2 });
    expect(standingOf(0.5)).toEqual({ standing: 'better', side: 1 });
    expect(standingOf(-3)).toEqual({ standing: 'winning', side: 2 });
  });
  test('on a bar', () => expect([-2, -1, 0, 0.5, 3].map(shareOf)).toEqual([0, 0, 0.5, 0.75, 1]));
  test('as numbers', () =>
    expect([0.421, -0.1, 0, -0.001].map((score) => signed(score))).toEqual([
      '+0.42',
      '−0.10',
      '0.00',
      '0.00',
    ]));
  test('as numbers in German', () => expect(signed(-1.5, 'de')).toBe('−1,50'));
});
