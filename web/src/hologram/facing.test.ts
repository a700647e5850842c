import { expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { facings, turnBetween, turnTo } from './facing';
import { spotOn } from './place';

test('a piece looks at what it may attack', () => {
  const { scene, moves } = fixture('holochess', 37);
  const index = (name: string) => scene.spaces.findIndex((space) => space.name === name);
  const expected = turnTo(spotOn(scene, index('b4')), spotOn(scene, index('a4')));
  expect(facings(scene, moves).get(index('b4'))).toBeCloseTo(expected);
  expect(facings(scene, []).get(index('b4'))).not.toBeCloseTo(expected);
});

test('attacker and defender look at each other', () => {
  const { scene } = fixture('holochess', 4);
  const space = (kind: string) => scene.marks.find((mark) => mark.kind === kind)?.space ?? -1;
  const [from, to] = [space('attacker'), space('attacked')];
  const found = facings(scene, []);
  expect(found.get(from)).toBeCloseTo(turnTo(spotOn(scene, from), spotOn(scene, to)));
  expect(found.get(to)).toBeCloseTo(turnTo(spotOn(scene, to), spotOn(scene, from)));
});

test('at rest, the sides look at each other', () => {
  const { scene } = fixture('courtyard', 0);
  const found = facings(scene, []);
  for (const piece of scene.pieces) {
    expect(Math.cos(found.get(piece.space) ?? 0)).toBeCloseTo(piece.side === 1 ? -1 : 1);
  }
});

test('a turn goes the shorter way round', () => {
  expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6);
  expect(turnBetween(-3, 3)).toBeCloseTo(6 - 2 * Math.PI);
  expect(turnBetween(0.2, 0.5)).toBeCloseTo(0.3);
});
