import { expect, test } from 'vitest';
import type { Effect } from '../wire/generated';
import type { Side } from '../wire/scene';
import { captured } from './captured';

const removed = (side: Side, piece: string): Effect => ({
  type: 'removed',
  side,
  piece,
  at: 'b4',
  why: { type: 'between', ends: ['a4', 'c'] },
});
const moved: Effect = { type: 'moved', side: 1, piece: 'guard', path: ['a3', 'b3'], how: 'step' };
const lost = (...steps: Effect[][]) =>
  captured(steps.map((effects, at) => ({ text: String(at), effects }))).map((side) =>
    side.map(({ kind, count }) => `${count} ${kind}`),
  );

test('nothing is lost at the start', () => expect(lost()).toEqual([[], []]));
test('a piece that moved is not lost', () => expect(lost([moved], [moved])).toEqual([[], []]));
test('each side has its losses by kind', () =>
  expect(
    lost(
      [moved, removed(2, 'guard'), removed(2, 'guard')],
      [removed(1, 'king')],
      [moved, removed(2, 'king'), removed(1, 'guard')],
    ),
  ).toEqual([
    ['1 king', '1 guard'],
    ['2 guard', '1 king'],
  ]));
