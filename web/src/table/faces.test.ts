import { expect, test } from 'vitest';
import type { AttackResult, ChanceView } from '../wire/generated';
import { faces } from './faces';

const chance = (result: AttackResult, dies: boolean, ...rolls: string[]): ChanceView => ({
  result,
  dies,
  rolls,
  weight: rolls.length,
  winner: null,
});

test('every face says what it does in this attack', () =>
  expect(
    faces({
      chances: [
        chance('counterPush', false, 'r2', 'r3'),
        chance('push', false, 'r4', 'r5'),
        chance('kill', true, 'r6'),
        chance('backfire', true, 'r1'),
      ],
    }).map(({ value, fate }) => `${value} ${fate}`),
  ).toEqual(['1 backfire', '2 counterPush', '3 counterPush', '4 push', '5 push', '6 kill']));

test('without room, a push kills', () =>
  expect(faces({ chances: [chance('push', true, 'r4'), chance('counterPush', true, 'r2')] })).toEqual([
    { value: 2, fate: 'backfire' },
    { value: 4, fate: 'kill' },
  ]));
