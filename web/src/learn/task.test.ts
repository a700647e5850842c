import { expect, test } from 'vitest';
import type { ExploreView } from '../wire/generated';
import { judge, type Goal } from './task';

const board = { spaces: [{ name: 'a1' }, { name: 'b1' }, { name: 'c' }] };
const piece = (letter: string, side: number, space: number) => ({ letter, side, space });
const step = (text: string, by: number | null, effects: readonly object[] = []) => ({ text, by, effects });

function view(parts: object): ExploreView {
  const empty = { board, pieces: [], steps: [], marks: [], dice: [], moves: [], decides: 1, ending: null };
  return { ...empty, claimable: null, ...parts } as unknown as ExploreView;
}
const first = view({ pieces: [piece('G', 1, 0), piece('g', 2, 1)] });
const check = (goal: Goal, now: object, expected: string) =>
  expect(judge(goal, 1, view({ ...first, decides: 2, ...now }))).toBe(expected);
const moved = { steps: [step('a1-c', 1)] };

test('nothing is decided before the first move', () => check({ kind: 'any' }, {}, 'open'));
test('any move will do', () => check({ kind: 'any' }, moved, 'reached'));
test('an accepted move', () => check({ kind: 'moves', accept: ['a1-c'] }, moved, 'reached'));
test('another move', () => check({ kind: 'moves', accept: ['a1-b1'] }, moved, 'missed'));
test('a piece arrives', () =>
  check({ kind: 'reach', letter: 'G', space: 'c' }, { ...moved, pieces: [piece('G', 1, 2)] }, 'reached'));
test('a piece is not there and may go on', () =>
  check({ kind: 'reach', letter: 'G', space: 'c', within: 2 }, { ...moved, decides: 1 }, 'open'));
test('a piece is not there', () => check({ kind: 'reach', letter: 'G', space: 'c' }, moved, 'missed'));
test('a capture', () =>
  check(
    { kind: 'capture', side: 2, count: 1 },
    { steps: [step('a1-c', 1, [{ type: 'removed', side: 2 }])] },
    'reached',
  ));
test('a capture of too few', () =>
  check(
    { kind: 'capture', side: 2, count: 2 },
    { steps: [step('a1-c', 1, [{ type: 'removed', side: 2 }])] },
    'missed',
  ));
test('a loss by the reply', () =>
  check({ kind: 'capture', side: 1, count: 1, answered: true }, moved, 'open'));
test('a win', () =>
  check({ kind: 'win', within: 1, accept: ['a1-c'] }, { ...moved, ending: { winner: 1 } }, 'reached'));
test('a win by another way is a win', () =>
  check({ kind: 'win', within: 1, accept: ['a1-b1'] }, { ...moved, ending: { winner: 1 } }, 'reached'));
test('a win that takes two moves', () => check({ kind: 'win', within: 2, accept: ['a1-c'] }, moved, 'open'));
test('a first move that does not win', () =>
  check({ kind: 'win', within: 2, accept: ['a1-b1'] }, moved, 'missed'));
test('dice are waited for', () =>
  check({ kind: 'capture', side: 2, count: 1 }, { ...moved, dice: [{ text: 'r1', weight: 1 }] }, 'open'));
test('a push is waited for', () =>
  check(
    { kind: 'reach', letter: 'g', space: 'c' },
    { ...moved, marks: [{ space: 1, kind: 'pushed' }] },
    'open',
  ));
test('dice were rolled', () => check({ kind: 'rolled' }, { steps: [step('s5,3', null)] }, 'reached'));
test('a draw', () => check({ kind: 'draw' }, { ...moved, ending: { winner: null } }, 'reached'));
test('a draw may be claimed', () =>
  check({ kind: 'claim' }, { ...moved, claimable: 'repetition' }, 'reached'));
