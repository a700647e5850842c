import { expect, test } from 'vitest';
import { between, huffed, jumps, moved, removed } from '../fixtures/effects';
import type { Effect } from '../wire/generated';
import { DICE, timeOf } from './pace';

const rolled: Effect = {
  type: 'rolled',
  side: 1,
  attacker: '',
  from: 'a1',
  defender: '',
  at: 'b1',
  die: 3,
  sums: [7, 6],
  result: 'push',
};
const ACTIONS: readonly (readonly Effect[])[] = [
  [moved('a1 b1')],
  [moved('a5 b5 c b11')],
  jumps,
  [moved('a1 b1'), removed('a10', between)],
  [removed('a4', huffed, 1)],
];

test('an action of the viewer takes 150 to 350 ms, and a capture 250 ms more', () => {
  for (const effects of ACTIONS) {
    const falls = effects.some(({ type }) => type === 'removed') ? 250 : 0;
    expect(timeOf(effects, true)).toBeGreaterThanOrEqual(150);
    expect(timeOf(effects, true)).toBeLessThanOrEqual(350 + falls);
  }
});
test('an action of the other side takes 600 to 900 ms', () => {
  for (const effects of ACTIONS) {
    expect(timeOf(effects, false)).toBeGreaterThanOrEqual(600);
    expect(timeOf(effects, false)).toBeLessThanOrEqual(900);
  }
});
test('dice are watched for a second', () => {
  expect(timeOf([rolled], true)).toBe(DICE);
  expect(timeOf([rolled, removed('b1', huffed)], false)).toBe(DICE + 600);
});
test('what moves nothing takes no time', () =>
  expect(timeOf([{ type: 'forfeited', side: 1 }], true)).toBe(0));
