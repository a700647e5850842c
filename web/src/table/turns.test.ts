import { describe, expect, test } from 'vitest';
import type { Effect, StepView } from '../wire/generated';
import type { Side } from '../wire/scene';
import { rollOf, lastRoll } from './dice';
import { roundsOf, turnNumbers, turnsOf } from './turns';

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
      effects: [],
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
  test('the side that began is on the left', () =>
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
  const fight = { side: 1, attacker: 'Ghhhk', from: 'a2', defender: 'Houjix', at: 'b2' } as const;
  const rolled = (die: number): Effect => ({ type: 'rolled', ...fight, die, sums: [7, 6], result: 'push' });
  const showdown: Effect = {
    type: 'showdown',
    pieces: ['Ghhhk', 'Houjix'],
    dice: [3, 6],
    sums: [6, 9],
    winner: 2,
  };
  const attacked: Effect = { type: 'attacked', ...fight };
  test('of an attack', () => expect(rollOf([rolled(5)])).toEqual({ kind: 'attack', values: [5] }));
  test('of a showdown', () => expect(rollOf([showdown])).toEqual({ kind: 'showdown', values: [3, 6] }));
  test('an attack is no die', () => expect(rollOf([attacked])).toBeNull());
  test('the last ones know what they did and how many fell', () => {
    const found = lastRoll(
      [[attacked], [rolled(5)], [attacked], [rolled(2)], []].map((effects) => ({ effects })),
    );
    expect([found?.roll.values, found?.effects, found?.throws]).toEqual([[2], [rolled(2)], 2]);
  });
  test('none have fallen', () => expect(lastRoll(steps('1 a2-b2'))).toBeNull());
});

test('steps are numbered by the turns of the side that began', () => {
  const numbers = (...turns: number[]) => turnNumbers(turns.map((turn) => ({ turn })));
  expect(numbers(1, 2, 1, 2)).toEqual([1, 1, 2, 2]);
  expect(numbers(2, 2, 1, 1, 1, 2)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(numbers()).toEqual([]);
});
