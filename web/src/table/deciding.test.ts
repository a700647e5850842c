import { expect, test } from 'vitest';
import { between, jumps, moved, removed } from '../fixtures/effects';
import type { Effect, EndingView } from '../wire/generated';
import { deciding, isDecidedOnBoard } from './deciding';

const check = (what: string, effects: readonly Effect[], ...expected: readonly string[]) =>
  test(what, () => expect(deciding(effects)).toEqual(expected));
check('the two capturers', [moved('a3 a4'), removed('b4', between)], 'b4', 'a4', 'c');
check('the gate, the corner or the row', [moved('f7 e6', 'entry')], 'e6');
check('what was jumped, and where it landed', jumps, 'i6', 'h7', 'i8', 'j9');
check('nothing of a showdown', [{ type: 'forfeited', side: 1 }]);

test('a resignation has nothing to do with the board', () => {
  const ending = (code: string) => ({ reason: { code, params: {} } }) as EndingView;
  expect(isDecidedOnBoard(ending('end-resigned'))).toBe(false);
  expect(isDecidedOnBoard(ending('end-king-entered'))).toBe(true);
  expect(isDecidedOnBoard(null)).toBe(false);
});
