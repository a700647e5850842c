import { describe, expect, test } from 'vitest';
import { between, moved, removed, walkedBetween } from '../fixtures/effects';
import type { Effect } from '../wire/generated';
import type { Move } from '../wire/scene';
import { canCapture, marked, noPreview, previewOf, together } from './preview';
import { targets } from './select';

const move = (text: string, aim: string | null = null): Move => ({ text, trail: text.split('-'), aim });
const missed: Effect = {
  type: 'missed',
  side: 1,
  piece: 'serf',
  at: 'b4',
  jump: { from: 'b4', over: 'c5', to: 'd6' },
};
const plain = [moved('a1 b1')];
const takes = [moved('a1 a2'), removed('b5', between)];
const dies = [moved('a1 c'), removed('c', walkedBetween, 1)];
const known = new Map([
  ['a1-b1', plain],
  ['a1-a2', takes],
  ['a1-c', dies],
]);
const moves = ['a1-b1', 'a1-a2', 'a1-c'].map((text) => move(text));

describe('a preview', () => {
  test('names victims and own losses', () => {
    expect(previewOf(takes, 1)).toMatchObject({ victims: ['b5'], losses: [] });
    expect(previewOf(dies, 1)).toMatchObject({ victims: [], losses: ['c'] });
  });
  test('shows boosts and where they end', () => {
    const boosted = [moved('a1 b2'), moved('b2 b4', 'boost')];
    expect(previewOf(boosted, 1)).toMatchObject({ boosts: [['b2', 'b4']], end: 'b4' });
  });
  test('names the piece that would be lost for not jumping', () =>
    expect(previewOf([...plain, missed], 1).forfeits).toEqual(['b4']));
});

test('capturing and deadly moves do not look like plain ones', () => {
  const found = targets(marked(moves, known, 1), { path: ['a1'], goal: null });
  expect(found).toEqual([
    { space: 'b1', kind: 'end', capture: false },
    { space: 'a2', kind: 'end', capture: true },
    { space: 'c', kind: 'end', capture: false, deadly: true },
  ]);
});
test('moves that are not known yet are plain', () => expect(marked(moves, new Map(), 1)).toBe(moves));

describe('several moves together', () => {
  test('show all they could capture, but only what each of them loses', () => {
    expect(together(moves, known, 1)).toEqual({ ...noPreview, victims: ['b5'] });
    expect(together(moves.slice(2), known, 1).losses).toEqual(['c']);
  });
  test('show nothing until all are known', () =>
    expect(together([...moves, move('a1-z')], known, 1)).toEqual(noPreview));
});
test('pieces that can capture', () =>
  expect(canCapture([move('a1-c3', 'b2'), move('a1-b1'), move('e1-g3', 'f2')])).toEqual(['a1', 'e1']));
