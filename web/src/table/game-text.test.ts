import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { textOf } from '../../vite/messages';
import { setLanguage, t } from '../messages/t.svelte';
import type { Effect, EndingView, Fact, StepView } from '../wire/generated';
import { endTold, endTitle, seatName, stepAloud, stepLabel } from './game-text';

const sides = ['Teal', 'Amber'] as const;
const step = (text: string, ...effects: Effect[]): StepView => ({
  text,
  by: 1,
  turn: 1,
  trail: [],
  leftMs: null,
  effects,
});
const walk: Effect = { type: 'moved', side: 1, piece: 'guard', path: ['a4', 'b4'], how: 'step' };
const capture: Effect = {
  type: 'removed',
  side: 2,
  piece: 'guard',
  at: 'b5',
  why: { type: 'between', ends: ['b4', 'b6'] },
};
const die: Effect = {
  type: 'rolled',
  side: 2,
  attacker: 'Monnok',
  from: 'a10',
  defender: 'Houjix',
  at: 'a9',
  die: 2,
  sums: [5, 7],
  result: 'counterPush',
};

test('a step says what it did, and why something is gone', () =>
  expect(stepAloud(step('a4-b4', walk, capture), sides)).toBe(
    'Teal guard moves from a4 to b4. Amber guard on b5 is captured between b4 and b6.',
  ));
test('in German', () => {
  setLanguage('de');
  expect(stepAloud(step('a4-b4', walk), sides)).toBe('Wache von Türkis zieht von a4 nach b4.');
  setLanguage('en');
});
test('a label begins with what is seen', () =>
  expect(stepLabel(step('a4-b4', walk), sides)).toBe('a4-b4: Teal guard moves from a4 to b4.'));
test('a capture is shown where the notation does not show it', () => {
  expect(stepLabel(step('a4-b4', walk, capture), sides)).toMatch(/^a4-b4 ×b5: /);
  expect(stepLabel(step('a4xb5', walk, capture), sides)).toMatch(/^a4xb5: /);
});
test('dice are seen as pictures, and speak for themselves', () =>
  expect(stepLabel(step('r2', die), sides)).toBe(
    'Monnok attacks Houjix and rolls 2, 5 to 7: Monnok is pushed.',
  ));

const seat = { ready: false, away: null };
test('a computer has the name of its character', () =>
  expect(seatName({ ...seat, name: 'level:4', computer: true })).toBe(t('level-4-name')));
test('a person with the name of a level is a person', () =>
  expect(seatName({ ...seat, name: 'level:4', computer: false })).toBe('level:4'));
test('a free seat', () => expect(seatName({ ...seat, name: null, computer: false })).toBe(t('table-empty')));

const ending = (winner: 1 | 2 | null, reason: Fact): EndingView => ({
  result: winner === null ? '1/2-1/2' : '1-0',
  winner,
  points: 1,
  termination: 'as recorded',
  reason,
});
const resigned: Fact = { code: 'end-resigned', params: { loser: { side: 2 } } };
test('the result is phrased for the seat of the viewer', () => {
  expect(endTitle(ending(1, resigned), sides, 1)).toBe(t('over-won'));
  expect(endTitle(ending(1, resigned), sides, 2)).toBe(t('over-lost'));
  expect(endTitle(ending(1, resigned), sides, null)).toBe('Teal wins');
  expect(endTitle(ending(null, { code: 'end-agreed', params: {} }), sides, 1)).toBe(t('over-drawn'));
});
test('the reason is a sentence, in the second person for the players', () => {
  const reason = (side: 1 | 2 | null, code: string) =>
    endTold(ending(1, { code, params: { loser: { side: 2 } } }), { side, names: ['Ada', 'Ben'], sides });
  expect(reason(null, 'end-resigned')).toBe('Amber resigned.');
  expect(reason(1, 'end-resigned')).toBe('Ben resigned.');
  expect(reason(2, 'end-resigned')).toBe('You resigned.');
  expect(reason(null, 'end-king-captured')).toBe('The king was captured.');
  expect(reason(1, 'end-king-captured')).toBe('You captured the king.');
  expect(reason(2, 'end-king-captured')).toBe('Your king was captured.');
  expect(reason(1, 'end-both-forfeited')).toBe('Neither side could move.');
});
test('every reason for the winner has one for the loser', () => {
  const ids = new FluentResource(textOf('en')).body.map(({ id }) => id);
  const codes = (who: string) =>
    ids.filter((id) => id.startsWith(`${who}-end-`)).map((id) => id.slice(who.length));
  expect(codes('won')).toEqual(codes('lost'));
});
