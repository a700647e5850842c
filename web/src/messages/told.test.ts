import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../vite/messages';
import { allEffects, movedHow, removedFor, rolled, showdown } from '../fixtures/all-effects';
import type { Effect } from '../wire/generated';
import { effectFact } from './effect';
import { told, type Listener } from './told';
import { setLanguage } from './t.svelte';

const names = ['Ada', 'Jester'] as const;
const sides = ['Teal', 'Amber'] as const;
const listener = (side: Listener['side']): Listener => ({ side, names, sides });

test('every effect has a sentence for players in its own words, and no sentence is left over', () => {
  const ids = new FluentResource(textOf('en')).body.map(({ id }) => id);
  const codes = allEffects.map((effect) => effectFact(effect).code.replace('effect-', 'told-'));
  const own = ids.filter((id) => id.startsWith('told-') && !id.startsWith('told-king-gone'));
  expect([...new Set(codes)].sort()).toEqual(own.sort());
});

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each([1, 2, null] as const)(
    'no sentence asks for what its effect does not give, told to %s',
    (side) => {
      setLanguage(language);
      for (const effect of allEffects)
        for (const by of [1, 2, null]) {
          const words = told([{ effects: [effect], by }], listener(side));
          expect(words).toMatch(/^[A-ZÄÖÜ].*[.]$/);
          expect(words).not.toMatch(/[{}]|told-|undefined|NaN/);
        }
      setLanguage('en');
    },
  );
});

const check = (effects: readonly Effect[], by: 1 | 2 | null, first: string, second: string) =>
  test(first, () => {
    expect(told([{ effects, by }], listener(1))).toBe(first);
    expect(told([{ effects, by }], listener(2))).toBe(second);
  });
check([movedHow('step')], 1, 'Your guard moves from a3 to c.', 'Ada’s guard moves from a3 to c.');
check(
  [removedFor({ type: 'huffed', missed: { from: 'c3', over: 'd4', to: 'e5' } })],
  1,
  'You remove Jester’s king on b4: it could have jumped over d4.',
  'Ada removes your king on b4: it could have jumped over d4.',
);
check(
  [rolled('push'), removedFor({ type: 'noRoom', by: 'Ghhhk', from: 'a3', die: 4 })],
  null,
  'Your Ghhhk attacks Jester’s Houjix and rolls 4: 4 + 3 = 7 beats 3 + 3 = 6, a push. Jester’s king on b4 has nowhere to go and is killed.',
  'Ada’s Ghhhk attacks your Houjix and rolls 4: 4 + 3 = 7 beats 3 + 3 = 6, a push. Your king on b4 has nowhere to go and is killed.',
);
check(
  [rolled('backfire'), removedFor({ type: 'killed', by: 'Ghhhk', from: 'a3', die: 1 })],
  null,
  'Your Ghhhk attacks Jester’s Houjix and rolls 4: the attack backfires and kills the attacker.',
  'Ada’s Ghhhk attacks your Houjix and rolls 4: the attack backfires and kills the attacker.',
);
check(
  [showdown(2), removedFor({ type: 'showdown' })],
  null,
  'Showdown: 5 + 3 = 8 against 4 + 5 = 9. Jester wins.',
  'Showdown: 5 + 3 = 8 against 4 + 5 = 9. You win.',
);
check(
  [movedHow('step'), removedFor({ type: 'between', ends: ['a4', 'c'] })],
  1,
  'Your guard moves from a3 to c. Jester’s king on b4 is captured: it is between a4 and c.',
  'Ada’s guard moves from a3 to c. Your king on b4 is captured: it is between a4 and c.',
);
test('a chain of jumps is described jump by jump', () => {
  const jumps: readonly Effect[] = [
    { type: 'moved', side: 1, piece: 'serf', path: ['c3', 'e5'], how: 'jump' },
    removedFor({ type: 'jumped', by: 'serf', from: 'c3', to: 'e5' }),
  ];
  expect(told([{ effects: jumps, by: 1 }], listener(2))).toBe(
    'Ada’s serf jumps from c3 to e5 and captures your king on b4.',
  );
});
test('a jump into the Courtyard is described as a jump and an entry', () => {
  const entry: readonly Effect[] = [
    { type: 'moved', side: 1, piece: 'king', path: ['e8', 'g6'], how: 'entry' },
    removedFor({ type: 'jumped', by: 'king', from: 'e8', to: 'g6' }),
  ];
  expect(told([{ effects: entry, by: 1 }], listener(1))).toBe(
    'Your king enters the Courtyard from e8 to g6. Your king jumps from e8 to g6 and captures Jester’s king on b4.',
  );
});
test('an attack is described with its roll', () => {
  const attacked = allEffects.filter(({ type }) => type === 'attacked');
  const words = told(
    [
      { effects: attacked, by: 1 },
      { effects: [rolled('push')], by: null },
    ],
    listener(1),
  );
  expect(words.match(/attacks/g)).toHaveLength(1);
});
test('spectators read colours', () =>
  expect(told([{ effects: [movedHow('step')], by: 1 }], listener(null))).toBe(
    'Teal guard moves from a3 to c.',
  ));
test('German declines', () => {
  setLanguage('de');
  const taken = removedFor({ type: 'taken', by: 'guard', from: 'a4' });
  expect(told([{ effects: [taken], by: 1 }], listener(1))).toBe(
    'Deine Wache zieht von a4 und schlägt den König von Jester auf b4.',
  );
  expect(told([{ effects: [taken], by: 1 }], listener(2))).toBe(
    'Die Wache von Ada zieht von a4 und schlägt deinen König auf b4.',
  );
  setLanguage('en');
});
