import { describe, expect, test } from 'vitest';
import type { Piece } from '../wire/scene';
import { placed, shuffled, slotsOf, swapped, swaps } from './arrange';

const piece = (letter: string, space: number, side: 1 | 2): Piece => ({
  space,
  side,
  kind: letter.toLowerCase(),
  letter,
  ratings: null,
});
/** Seat 2's pieces are written small, and its left is on the right of the board. */
const board = [piece('S', 1, 1), piece('G', 2, 1), piece('N', 3, 1), piece('o', 9, 2), piece('h', 8, 2)];
const allowed = ['=SGN', '=GSN', '=NGS'];

describe('two change places', () => {
  test('where that is allowed', () => expect(swapped('=SGN', 0, 1, allowed)).toBe('=GSN'));
  test('where it is not', () => expect(swapped('=SGN', 1, 2, allowed)).toBeNull());
  test('not with itself, nor with nobody', () => {
    expect(swapped('=SGN', 1, 1, allowed)).toBeNull();
    expect(swapped('=SGN', 1, 7, allowed)).toBeNull();
  });
});

describe('on the board', () => {
  const slots = slotsOf(board, 1, '=SGN');
  const where = (list: readonly Piece[]) => list.map(({ letter, space }) => `${letter}${space}`);
  test('the usual setup stands as it came', () =>
    expect(where(placed(slots, '=SGN'))).toEqual(['S1', 'G2', 'N3']));
  test('another one is put on the same spaces', () =>
    expect(where(placed(slots, '=NGS'))).toEqual(['N1', 'G2', 'S3']));
  test('seat 2 goes by the same letters', () =>
    expect(where(placed(slotsOf(board, 2, '=OH'), '=HO'))).toEqual(['h9', 'o8']));
  test('offers exactly the allowed changes', () =>
    expect(
      swaps(slots, '=SGN', allowed, (space) => `a${space}`).map(({ trail, text }) => [...trail, text]),
    ).toEqual([
      ['a1', 'a2', '=GSN'],
      ['a1', 'a3', '=NGS'],
      ['a2', 'a1', '=GSN'],
      ['a3', 'a1', '=NGS'],
    ]));
});

test('shuffling gives another allowed setup', () => {
  expect(shuffled('=SGN', allowed, () => 0)).toBe('=GSN');
  expect(shuffled('=SGN', allowed, () => 0.99)).toBe('=NGS');
  expect(shuffled('=SGN', ['=SGN'], () => 0)).toBe('=SGN');
});
