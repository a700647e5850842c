import { describe, expect, test } from 'vitest';
import { shuffled, swapped, swaps, type Arrangement } from './arrange';

/** An arrangement of pieces on the spaces 1, 2, 3, … */
const arrangement = (letters: string): Arrangement => ({
  text: `=${letters}`,
  pieces: [...letters].map((letter, at) => ({
    space: at + 1,
    side: 1,
    kind: letter.toLowerCase(),
    figure: letter,
    letter,
    ratings: null,
  })),
});
const usual = arrangement('SGN');
const allowed = [usual, arrangement('GSN'), arrangement('NGS')];

describe('two change places', () => {
  test('where that is allowed', () => expect(swapped(usual, 1, 2, allowed)?.text).toBe('=GSN'));
  test('where it is not', () => expect(swapped(usual, 2, 3, allowed)).toBeNull());
  test('not with itself, nor with an empty space', () => {
    expect(swapped(usual, 2, 2, allowed)).toBeNull();
    expect(swapped(usual, 2, 8, allowed)).toBeNull();
  });
  test('whatever order the pieces are listed in', () => {
    const mixed = { ...usual, pieces: [...usual.pieces].reverse() };
    expect(swapped(mixed, 1, 3, allowed)?.text).toBe('=NGS');
  });
});

test('a board is offered exactly the allowed changes', () =>
  expect(swaps(usual, allowed, (space) => `a${space}`).map(({ trail, text }) => [...trail, text])).toEqual([
    ['a1', 'a2', '=GSN'],
    ['a1', 'a3', '=NGS'],
    ['a2', 'a1', '=GSN'],
    ['a3', 'a1', '=NGS'],
  ]));

test('shuffling gives another allowed arrangement', () => {
  expect(shuffled(usual, allowed, () => 0).text).toBe('=GSN');
  expect(shuffled(usual, allowed, () => 0.99).text).toBe('=NGS');
  expect(shuffled(usual, [usual], () => 0).text).toBe('=SGN');
});
