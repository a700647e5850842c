import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { floorAt, pillarAt, spaceAt, spaceMeant, type Pillar, type Ray } from './pick';

/** From above the near edge, down onto a place. */
function onto(x: number, z: number): Ray {
  const origin = [0, 3, 3] as const;
  return { origin, direction: [x - origin[0], -origin[1], z - origin[2]] };
}
const pillar = (space: number, x: number, z: number): Pillar => ({ space, x, z, radius: 0.1, height: 0.4 });

describe('a ray', () => {
  test('meets the board where it points', () => {
    const found = floorAt(onto(0.5, -0.25));
    expect(found?.x).toBeCloseTo(0.5);
    expect(found?.y).toBeCloseTo(0.25);
  });
  test('that points upwards meets nothing', () => {
    expect(floorAt({ origin: [0, 1, 0], direction: [0, 1, -1] })).toBeNull();
    expect(floorAt({ origin: [0, 1, 0], direction: [1, 0, 0] })).toBeNull();
  });
  test('meets the nearer of two pillars, also by its side', () => {
    expect(pillarAt(onto(0, 0), [pillar(1, 0, 0), pillar(2, 0, 0.2)])).toBe(2);
    expect(pillarAt(onto(0, -0.1), [pillar(1, 0, 0)])).toBe(1);
    expect(pillarAt(onto(0.5, 0), [pillar(1, 0, 0)])).toBeNull();
  });
  test('passes over a pillar that is too low', () => {
    expect(pillarAt(onto(0, -0.6), [pillar(1, 0, 0)])).toBeNull();
  });
});

test('unused spaces cannot be picked', () => {
  const { scene } = fixture('courtyard', 0);
  expect(spaceAt(scene, { x: -0.9, y: -0.9 })).toBeNull();
  expect(spaceAt(scene, { x: 3, y: 0 })).toBeNull();
});

test('a piece is picked before the space it hides, unless that space may be chosen next', () => {
  const { scene } = fixture('courtier', 0);
  const index = (name: string) => scene.spaces.findIndex((space) => space.name === name);
  const { x, y } = scene.spaces[index('c')]?.centre ?? { x: 0, y: 0 };
  const hider = pillar(index('b4'), x, -y + 0.15);
  const meant = (open: string[]) => spaceMeant(scene, onto(x, -y), [hider], new Set(open.map(index)));
  expect(meant([])).toBe(index('b4'));
  expect(meant(['c'])).toBe(index('c'));
  expect(meant(['b4', 'c'])).toBe(index('b4'));
});
