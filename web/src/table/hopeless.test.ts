import { expect, test } from 'vitest';
import { removed } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import type { Piece, Side } from '../wire/scene';
import { artOf } from '../pieces/art';
import { hopeless, hopelessWords } from './hopeless';

const { pieces } = fixture('courtyard', 0).scene;
const withoutKing = (...sides: readonly Side[]) =>
  pieces.filter(({ side, figure }: Piece) => !(sides.includes(side) && artOf(figure)?.royal));
const steps = [{ text: '', effects: [removed('f1', { type: 'huffed', missed: null }, 1)] }];
const check = (shown: readonly Piece[], expected: Side | null) =>
  expect(hopeless(shown, steps)).toBe(expected);

test('who has lost the king can no longer win', () => check(withoutKing(1), 1));
test('with both kings on the board, nothing is said', () => check(pieces, null));
test('nor without kings', () => check(withoutKing(1, 2), null));
test('nor in a position that began so', () => expect(hopeless(withoutKing(1), [])).toBeNull());
test('players read it by name, spectators by colour', () => {
  const told = (side: Side | null) =>
    hopelessWords(1, { side, names: ['Ada', 'Ben'], sides: ['Ivory', 'Garnet'] });
  expect(told(1)).toBe('Your king is captured. You can no longer win: capture Ben’s king for a draw.');
  expect(told(2)).toBe(
    'Ada’s king is captured. Ada can no longer win, but can still draw by capturing your king.',
  );
  expect(told(null)).toContain('Ivory has lost the king');
});
