import { describe, expect, test } from 'vitest';
import { solvedMoveWords, upsetWords } from './evaluation-text';
import { reviewed } from './reviewed';

const SIDES = ['Black', 'White'] as const;

describe('a move in a solved game', () => {
  const check = (by: number, before: number, after: number, expected: string, seat: 1 | 2 | null = null) =>
    expect(solvedMoveWords(reviewed(0, by, before, after), SIDES, seat)).toBe(expected);

  test('that keeps the value says who wins', () =>
    check(1, 2, 2, 'Solved: Black wins 2 points with perfect play.'));
  test('that wins less says what was there', () => {
    check(1, 2, 1, '2 points were there, Black took 1.');
    check(1, 2, 1, '2 points were there, you took 1.', 1);
    check(2, -3, -1, '3 points were there, White took 1.', 1);
  });
  test('that gives a win away says what is left', () => {
    check(1, 2, 0, 'With perfect play it was a win for Black, worth 2 points; now it is a draw.');
    check(2, 0, 1, 'With perfect play it was a draw; now it is a win for Black.');
  });
});

describe('a solved game that was won against the odds', () => {
  const NAMES = ['Ada', 'Bob'] as const;
  const moves = [reviewed(0, 1, 1, 1, { exact: true })];
  test('is described as one', () => {
    expect(upsetWords(moves, 2, SIDES, NAMES, null)).toBe('White can’t win against perfect play. Bob did.');
    expect(upsetWords(moves, 2, SIDES, NAMES, 2)).toBe('White can’t win against perfect play. You did.');
  });
  test('others are not', () => {
    expect(upsetWords(moves, 1, SIDES, NAMES, null)).toBe('');
    expect(upsetWords(moves, null, SIDES, NAMES, null)).toBe('');
    expect(upsetWords([reviewed(0, 1, 0.2, 0)], 2, SIDES, NAMES, null)).toBe('');
  });
});
