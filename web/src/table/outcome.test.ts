import { expect, test } from 'vitest';
import type { Mark, Piece, Scene, Space } from '../wire/scene';
import { outcomeOf } from './outcome';

const spaces = ['b3', 'b4', 'b5'].map((name) => ({ name }) as Space);
const savrip = { space: 0, side: 1, kind: 'Mantellian Savrip', letter: 'S', ratings: null } as Piece;
const houjix = { space: 1, side: 2, kind: 'Houjix', letter: 'h', ratings: null } as Piece;
const scene = (pieces: readonly Piece[], marks: readonly Mark[] = []) =>
  ({ spaces, pieces, marks, asks: '' }) as unknown as Scene;
const pushed = (space: number): Mark => ({ space, kind: 'pushed' });

const check = (after: Scene, expected: string | null) => {
  const found = outcomeOf('b3*b4', scene([savrip, houjix]), after);
  expect(found && `${found.loser.kind} ${found.killed ? 'killed' : 'pushed'}`).toBe(expected);
};

test('the defender is killed', () => check(scene([savrip]), 'Houjix killed'));
test('the attacker is killed', () => check(scene([houjix]), 'Mantellian Savrip killed'));
test('the defender is pushed', () => check(scene([savrip, houjix], [pushed(1)]), 'Houjix pushed'));
test('the attacker is pushed', () => check(scene([savrip, houjix], [pushed(0)]), 'Mantellian Savrip pushed'));
test('a die that has not fallen has done nothing', () => check(scene([savrip, houjix]), null));
test('what is no attack has no outcome', () =>
  expect(outcomeOf('b3-b5', scene([savrip, houjix]), scene([houjix]))).toBeNull());
