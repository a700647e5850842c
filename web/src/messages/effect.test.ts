import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { textOf } from '../../vite/messages';
import {
  allEffects,
  movedHow as moved,
  removedFor as removed,
  rolled,
  showdown,
} from '../fixtures/all-effects';
import type { Effect } from '../wire/generated';
import { effectFact, effectsAloud } from './effect';
import { say, type Sides } from './say';
import { setLanguage } from './t.svelte';

const sides: Sides = ['Teal', 'Amber'];
test('effects and their messages correspond', () => {
  const ids = new FluentResource(textOf('en')).body.map(({ id }) => id);
  const codes = allEffects.map((effect) => effectFact(effect).code);
  expect([...new Set(codes)].sort()).toEqual(ids.filter((id) => id.startsWith('effect-')).sort());
});

for (const language of ['en', 'de'] as const)
  test(`no message has a parameter that its effect lacks: ${language}`, () => {
    setLanguage(language);
    for (const effect of allEffects) expect(say(effectFact(effect), sides)).not.toContain('{');
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
