import { describe, expect, test } from 'vitest';
import type { StepView } from '../wire/generated';
import type { Side } from '../wire/scene';
import { fallOf, lastFall } from './dice';
import { roundsOf, turnsOf } from './turns';

/** `1 a2-c` is a move of seat 1 in its turn, `2/1 >b4` one of seat 2 in the turn of seat 1, `-/1 r5` a die. */
function steps(...texts: readonly string[]): readonly StepView[] {
  return texts.map((each) => {
    const [who = '', text = ''] = each.split(' ');
    const [by = '', turn = by] = who.split('/');
    return {
      text,
      by: by === '-' ? null : (Number(by) as Side),
      turn: Number(turn) as Side,
      trail: [],
      leftMs: null,
    };
  });
}

const written = (list: readonly StepView[]) =>
  turnsOf(list).map((turn) => `${turn.side}: ${turn.entries.map(({ step }) => step.text).join(' ')}`);

describe('turns', () => {
  test('one move each', () => expect(written(steps('1 a4-b4', '2 a9-b9'))).toEqual(['1: a4-b4', '2: a9-b9']));
  test('a turn of two actions is one turn, with its dice and what the opponent chose', () =>
    expect(written(steps('1 a2*b2', '-/1 r5', '2/1 >b4', '1 a3-b3', '2 pass'))).toEqual([
      '1: a2*b2 r5 >b4 a3-b3',
      '2: pass',
    ]));
  test('a step leads to the position after it', () =>
    expect(turnsOf(steps('1 a', '2 b'))[1]?.entries[0]?.at).toBe(2));
});

describe('rounds', () => {
  const sides = (first: Side, ...texts: readonly string[]) =>
    roundsOf(steps(...texts), first).map((round) => round.turns.map((turn) => turn?.side ?? null));
  test('whoever began is on the left', () =>
    expect(sides(2, '2 a', '1 b', '2 c')).toEqual([
      [2, 1],
      [2, null],
    ]));
  test('a game from a position may begin on the right', () =>
    expect(sides(1, '2 a', '1 b')).toEqual([
      [null, 2],
      [1, null],
    ]));
  test('are numbered', () =>
    expect(roundsOf(steps('1 a', '2 b', '1 c'), 1).map((r) => r.number)).toEqual([1, 2]));
});

describe('dice', () => {
  test('of an attack', () => expect(fallOf('r5')).toEqual({ kind: 'attack', values: [5] }));
  test('of a showdown', () => expect(fallOf('s3,6')).toEqual({ kind: 'showdown', values: [3, 6] }));
  for (const text of ['a2-b2', 'r7', 'r', 's3', 'pass', 'b5', '>b4'])
    test(`${text} is no die`, () => expect(fallOf(text)).toBeNull());
  test('the last ones know their attack, how many fell and when', () => {
    const found = lastFall(steps('1 a2*b2', '-/1 r5', '1 a3*b3', '-/1 r2', '2 a9-b9'));
    expect([found?.fall.values, found?.move?.text, found?.throws, found?.at]).toEqual([[2], 'a3*b3', 2, 3]);
  });
  test('none have fallen', () => expect(lastFall(steps('1 a2-b2'))).toBeNull());
});
