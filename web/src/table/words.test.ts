import { describe, expect, test } from 'vitest';
import { setLanguage, t } from '../messages/t.svelte';
import type { EndingView, StepView } from '../wire/generated';
import type { Mark, Piece, Scene, Side, Space } from '../wire/scene';
import {
  attackAloud,
  endReason,
  endTitle,
  lossesAloud,
  moveAloud,
  seatName,
  stepAloud,
  stepLabel,
} from './words';

const aloud = (text: string, expected: string) =>
  test(`${text} is read aloud`, () => expect(moveAloud(text)).toBe(expected));
aloud('a4-b4', 'a4 to b4');
aloud('b2xc3', 'b2 takes c3');
aloud('a4xc6xa8', 'a4 takes c6 takes a8');
aloud('a1=b2', 'a1 exchanges with b2');
aloud('a2*b2', 'a2 attacks b2');
aloud('c10@b1', 'c10 comes back on b1');
aloud('>b4', 'pushed to b4');
aloud('!d3', 'removes d3');
aloud('pass', 'Pass');

test('a step says whose it is', () =>
  expect(stepAloud({ text: '>b4', by: 2, turn: 1, trail: [], leftMs: null }, ['Teal', 'Amber'])).toBe(
    'Amber: pushed to b4',
  ));
test('dice speak for themselves', () =>
  expect(stepAloud({ text: 'r5', by: null, turn: 1, trail: [], leftMs: null }, ['Teal', 'Amber'])).toBe(
    'The die shows 5',
  ));

describe('what is gone is told', () => {
  const spaces = ['b4', 'c', 'b10'].map((name) => ({ name }) as Space);
  const guard = (space: number, side: Side) =>
    ({ space, side, kind: 'guard', letter: side === 1 ? 'G' : 'g' }) as Piece;
  const moved: readonly Mark[] = [
    { space: 0, kind: 'lastFrom' },
    { space: 1, kind: 'lastTo' },
  ];
  const check = (before: readonly Piece[], after: readonly Piece[], expected: readonly string[]) => {
    const scene = (pieces: readonly Piece[], marks: readonly Mark[]) =>
      ({ spaces, pieces, marks, asks: '' }) as unknown as Scene;
    expect(lossesAloud(scene(before, []), scene(after, moved), ['Teal', 'Amber'])).toEqual(expected);
  };
  test('what was captured', () =>
    check([guard(0, 1), guard(2, 2)], [guard(1, 1)], ['Amber guard on b10 is gone']));
  test('whoever went where it was captured at once', () =>
    check([guard(0, 1), guard(2, 2)], [guard(2, 2)], ['Teal guard on c is gone']));
  test('nothing after a quiet move', () => check([guard(0, 1), guard(2, 2)], [guard(1, 1), guard(2, 2)], []));
});

describe('an attack is told with its die', () => {
  const spaces = ['a10', 'a9', 'a11'].map((name) => ({ name }) as Space);
  const piece = (space: number, side: Side, kind: string) => ({ space, side, kind }) as Piece;
  const [attacker, defender] = [piece(0, 2, 'Monnok'), piece(1, 1, 'Houjix')];
  const scene = (pieces: readonly Piece[], marks: readonly Mark[] = []) =>
    ({ spaces, pieces, marks, asks: '' }) as unknown as Scene;
  const steps = (...texts: readonly string[]) =>
    texts.map(
      (text) => ({ text, by: /^r/.test(text) ? null : 2, turn: 2, trail: [], leftMs: null }) as StepView,
    );
  const check = (played: readonly StepView[], after: Scene, expected: string | null) =>
    expect(attackAloud(played, scene([attacker, defender]), after, ['Teal', 'Amber'])).toBe(expected);

  test('a kill', () =>
    check(
      steps('a1-a2', 'a10*a9', 'r6'),
      scene([attacker]),
      'Amber: Monnok on a10 attacks Houjix on a9 and rolls 6: Houjix is killed',
    ));
  test('a counter-push', () =>
    check(
      steps('a10*a9', 'r2'),
      scene([attacker, defender], [{ space: 0, kind: 'pushed' }]),
      'Amber: Monnok on a10 attacks Houjix on a9 and rolls 2: Monnok is pushed',
    ));
  test('nothing before the die has fallen', () => check(steps('a10*a9'), scene([attacker, defender]), null));
  test('a push is no attack', () => check(steps('r2', '>a11'), scene([attacker]), null));
  test('in German', () => {
    setLanguage('de');
    check(
      steps('a10*a9', 'r6'),
      scene([attacker]),
      'Bernstein: Monnok auf a10 greift Houjix auf a9 an und würfelt 6: Houjix stirbt',
    );
    setLanguage('en');
  });
});

const label = (text: string, expected: string) =>
  test(`${text} has a name with what is seen`, () =>
    expect(stepLabel({ text, by: 1, turn: 1, trail: [], leftMs: null }, ['Red', 'Blue'])).toBe(expected));
label('e1-f1', 'Red: e1 to f1, e1-f1');
label('pass', 'Red: Pass');
label('r5', 'The die shows 5');

const seat = { ready: false, away: null };
test('a computer goes by the name of its character', () =>
  expect(seatName({ ...seat, name: 'level:4', computer: true })).toBe(t('level-4-name')));
test('a person who is called like a level is no computer', () =>
  expect(seatName({ ...seat, name: 'level:4', computer: false })).toBe('level:4'));
test('a free seat', () => expect(seatName({ ...seat, name: null, computer: false })).toBe(t('table-empty')));

const ending = (termination: string, winner: 1 | 2 | null, sentence = ''): EndingView => ({
  result: winner === null ? '1/2-1/2' : '1-0',
  winner,
  points: 1,
  termination,
  sentence,
});
const sides = ['Teal', 'Amber'] as const;
test('the end is told from the seat of the viewer', () => {
  expect(endTitle(ending('resignation', 1), sides, 1)).toBe(t('over-won'));
  expect(endTitle(ending('resignation', 1), sides, 2)).toBe(t('over-lost'));
  expect(endTitle(ending('resignation', 1), sides, null)).toBe('Teal wins');
  expect(endTitle(ending('agreement', null), sides, 1)).toBe(t('over-drawn'));
});
test('a known reason is a sentence', () =>
  expect(endReason(ending('the king was captured', 1), sides)).toBe('The king was captured.'));
test('an unknown reason is the sentence of the server', () =>
  expect(endReason(ending('the moon fell', 1, 'Teal (seat 1) wins: the moon fell.'), sides)).toBe(
    'Teal wins: the moon fell.',
  ));
