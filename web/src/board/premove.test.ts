import { expect, test } from 'vitest';
import type { Move } from '../wire/scene';
import { moveOf, touchAhead, type Premove } from './premove';

const own = (space: string) => space === 'a1' || space === 'a2';
const check = (spaces: string, expected: Premove | null) =>
  expect(
    spaces.split(' ').reduce<Premove | null>((premove, space) => touchAhead(premove, space, own), null),
  ).toEqual(expected);

test('a premove begins with a piece of the player', () => check('a1', { from: 'a1', to: null }));
test('a premove does not begin with an empty space', () => check('b1', null));
test('the second space is where it goes', () => check('a1 b1', { from: 'a1', to: 'b1' }));
test('it may go to a piece of the player, as that one may be captured by then', () =>
  check('a1 a2', { from: 'a1', to: 'a2' }));
test('touching the piece again takes it back', () => check('a1 a1', null));
test('a third touch takes it back', () => check('a1 b1 b2', null));

const moves: Move[] = [
  { text: 'a1-b1', trail: ['a1', 'b1'], aim: null },
  { text: 'a1xc3xe1', trail: ['a1', 'c3', 'e1'], aim: 'e1' },
  { text: 'a1xc1xe1', trail: ['a1', 'c1', 'e1'], aim: 'e1' },
];
test('a premove that became legal is played', () =>
  expect(moveOf({ from: 'a1', to: 'b1' }, moves)?.text).toBe('a1-b1'));
test('a premove that fits two moves is not played', () =>
  expect(moveOf({ from: 'a1', to: 'e1' }, moves)).toBeNull());
test('a premove that did not become legal is not played', () =>
  expect(moveOf({ from: 'a1', to: 'b2' }, moves)).toBeNull());
