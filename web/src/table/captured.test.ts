import { expect, test } from 'vitest';
import type { Piece, Side } from '../wire/scene';
import { gone } from './captured';

/** `GGK ggk`: capital letters are pieces of seat 1. */
const pieces = (letters: string): readonly Piece[] =>
  [...letters.replaceAll(' ', '')].map((letter, space) => ({
    space,
    side: (letter === letter.toUpperCase() ? 1 : 2) as Side,
    kind: letter.toLowerCase(),
    letter,
    ratings: null,
  }));
const lost = (start: string, now: string) =>
  gone(pieces(start), pieces(now)).map((side) => side.map(({ piece, count }) => `${count}${piece.letter}`));

test('nothing is lost at the start', () => expect(lost('GGK ggk', 'GGK ggk')).toEqual([[], []]));
test('each side has its losses by kind', () =>
  expect(lost('GGGK gggk', 'GK gg')).toEqual([['2G'], ['1g', '1k']]));
test('a piece that moved is not lost', () => expect(lost('GK gk', 'KG kg')).toEqual([[], []]));
test('more than at the start is no loss', () => expect(lost('GK gk', 'GGK gk')).toEqual([[], []]));
