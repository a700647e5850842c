import { describe, expect, test } from 'vitest';
import type { Effect, MoveKind } from '../wire/generated';
import { soundOfEnd, soundsOf } from './choose';
import type { SoundName } from './voices';

const moved = (how: MoveKind): Effect => ({
  type: 'moved',
  side: 1,
  piece: 'Houjix',
  path: ['a1', 'a2'],
  how,
});
const removed: Effect = {
  type: 'removed',
  side: 2,
  piece: 'Ghhhk',
  at: 'b1',
  why: { type: 'killed', by: 'Houjix', from: 'a1', die: 6 },
};
const fight = { side: 1, attacker: 'Houjix', from: 'a1', defender: 'Ghhhk', at: 'b1' } as const;
const attacked: Effect = { type: 'attacked', ...fight };
const rolled = (result: 'kill' | 'push'): Effect => ({
  type: 'rolled',
  ...fight,
  die: 6,
  sums: [10, 3],
  result,
});

describe('sounds of effects', () => {
  const check = (name: string, effects: readonly Effect[], ...expected: SoundName[]) =>
    test(name, () => expect(soundsOf(effects)).toEqual(expected));
  check('of a move', [moved('step')], 'move');
  check('of an exchange', [moved('exchange')], 'exchange');
  check('of a boost', [moved('step'), moved('boost')], 'boost');
  check('of an entry', [moved('entry')], 'enter');
  check('of a huff', [{ ...removed, why: { type: 'huffed', missed: null } }], 'huff');
  check('of a push', [moved('push')], 'push');
  check('of a jump', [moved('jump'), removed], 'capture');
  check('of a piece that is taken off', [removed], 'capture');
  check('of an attack', [attacked], 'dice');
  check('of a die that kills', [rolled('kill'), removed], 'dice', 'capture');
  check('of a die that only pushes', [rolled('push')], 'dice');
  check(
    'of a showdown without a winner',
    [{ type: 'showdown', pieces: ['Houjix', 'Ghhhk'], dice: [3, 3], sums: [7, 7], winner: null }],
    'dice',
  );
  check('of a forfeited turn', [{ type: 'forfeited', side: 1 }]);
});

test('the end of a game', () => {
  expect(soundOfEnd(1, 1)).toBe('win');
  expect(soundOfEnd(2, 1)).toBe('lose');
  expect(soundOfEnd(2, null)).toBe('win');
});
