import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { textOf } from '../../vite/messages';
import type { Effect, MoveKind, Removal } from '../wire/generated';
import { effectFact, effectsAloud } from './effect';
import { say, type Sides } from './say';
import { setLanguage } from './t.svelte';

const sides: Sides = ['Teal', 'Amber'];
const HOW: readonly MoveKind[] = ['step', 'jump', 'boost', 'exchange', 'recycle', 'entry', 'push'];
const jump = { from: 'c3', over: 'd4', to: 'e5' };
const WHY: readonly Removal[] = [
  { type: 'between', ends: ['a4', 'c'] },
  { type: 'walkedBetween', ends: ['a4', 'c'] },
  { type: 'taken', by: 'king', from: 'a4' },
  { type: 'caught', by: 'king', at: 'a4' },
  { type: 'jumped', by: 'serf', from: 'c3', to: 'e5' },
  { type: 'killed', by: 'Houjix', from: 'b3', die: 6 },
  { type: 'noRoom', by: 'Houjix', from: 'b3', die: 4 },
  { type: 'huffed', missed: null },
  { type: 'huffed', missed: jump },
  { type: 'showdown' },
];
const fight = { side: 1, attacker: 'Ghhhk', from: 'a3', defender: 'Houjix', at: 'b3' } as const;
const rolled = (result: Extract<Effect, { type: 'rolled' }>['result']): Effect => ({
  ...fight,
  type: 'rolled',
  die: 4,
  sums: [7, 6],
  result,
});
const showdown = (winner: 1 | 2 | null): Effect => ({
  type: 'showdown',
  pieces: ['Ghhhk', 'Houjix'],
  dice: [3, 5],
  sums: [8, 9],
  winner,
});
const moved = (how: MoveKind): Effect => ({
  type: 'moved',
  side: 1,
  piece: 'guard',
  path: ['a3', 'b3', 'c'],
  how,
});
const removed = (why: Removal): Effect => ({ type: 'removed', side: 2, piece: 'king', at: 'b4', why });

/** Every kind of effect there is. */
const ALL: readonly Effect[] = [
  ...HOW.map(moved),
  ...WHY.map(removed),
  { type: 'placed', side: 1, piece: 'king', at: 'a1' },
  { type: 'attacked', ...fight },
  ...(['kill', 'push', 'counterPush', 'backfire'] as const).map(rolled),
  showdown(2),
  showdown(null),
  { type: 'missed', side: 1, piece: 'serf', at: 'b4', jump },
  { type: 'scored', side: 1, points: 2, why: { type: 'row', length: 4 } },
  { type: 'scored', side: 1, points: 1, why: { type: 'captures', count: 2 } },
  { type: 'forfeited', side: 2 },
];

test('effects and their messages correspond', () => {
  const ids = new FluentResource(textOf('en')).body.map(({ id }) => id);
  const codes = ALL.map((effect) => effectFact(effect).code);
  expect([...new Set(codes)].sort()).toEqual(ids.filter((id) => id.startsWith('effect-')).sort());
});

for (const language of ['en', 'de'] as const)
  test(`no message has a parameter that its effect lacks: ${language}`, () => {
    setLanguage(language);
    for (const effect of ALL) expect(say(effectFact(effect), sides)).not.toContain('{');
    setLanguage('en');
  });

const check = (effects: readonly Effect[], expected: string) =>
  test(expected, () => expect(effectsAloud(effects, sides)).toBe(expected));
check([moved('step')], 'Teal guard moves from a3 to c.');
check(
  [moved('step'), removed({ type: 'between', ends: ['a4', 'c'] })],
  'Teal guard moves from a3 to c. Amber king on b4 is captured between a4 and c.',
);
check([rolled('push')], 'Ghhhk attacks Houjix and rolls 4, 7 to 6: Houjix is pushed.');
check(
  [rolled('kill'), removed({ type: 'killed', by: 'Ghhhk', from: 'a3', die: 6 })],
  'Amber king on b4 is killed by Ghhhk on a3: the die shows 6.',
);
check(
  [rolled('push'), removed({ type: 'noRoom', by: 'Ghhhk', from: 'a3', die: 4 })],
  'Amber king on b4 has nowhere to be pushed by Ghhhk on a3 and dies: the die shows 4.',
);
check(
  [showdown(2), removed({ type: 'showdown' })],
  'Showdown, Ghhhk against Houjix. 5 + 3 = 8 against 4 + 5 = 9: Amber wins.',
);
