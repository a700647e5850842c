import { expect, test } from 'vitest';
import { showcases } from '../fixtures/showcase';
import { soundBetween, soundOfEnd } from './choose';
import type { SoundName } from './voices';

function check(game: string, step: number, expected: SoundName | null) {
  const scenes = showcases.find((each) => each.name === game)?.scenes ?? [];
  const [before, after] = [scenes[step - 1], scenes[step]];
  expect(before && after && soundBetween(before, after)).toBe(expected);
}

test('a move', () => check('holochess', 1, 'move'));
test('an attack throws the dice', () => check('holochess', 4, 'dice'));
test('a push', () => check('holochess', 6, 'push'));
test('a jump', () => check('courtyard', 22, 'capture'));
test('the end, won and lost', () => {
  expect(soundOfEnd(1, 1)).toBe('win');
  expect(soundOfEnd(2, 1)).toBe('lose');
  expect(soundOfEnd(2, null)).toBe('win');
});
