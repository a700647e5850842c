import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { FACES, TUMBLE, tumbleAt } from './tumble';

test.each([1, 2, 3, 4, 5, 6])('a die stops on the given number, %i', (value) => {
  const { turn, away, lift } = tumbleAt(value, TUMBLE);
  const up = Object.entries(FACES).find(([, face]) => face.clone().applyQuaternion(turn).y > 0.99);
  expect(Number(up?.[0])).toBe(value);
  expect([away, lift]).toEqual([0, 0]);
});

test('opposite faces sum up to seven', () => {
  for (const value of [1, 2, 3]) {
    const sum = new Vector3().addVectors(FACES[value] ?? new Vector3(), FACES[7 - value] ?? new Vector3());
    expect(sum.length()).toBe(0);
  }
});

test('a rolling die is in the air', () => {
  expect(tumbleAt(4, 0).away).toBe(1);
  expect(tumbleAt(4, TUMBLE * 0.3).lift).toBeGreaterThan(0.5);
});
