import { expect, test } from 'vitest';
import { fixtures, fixture } from '../fixtures/fixtures';
import { outlineOf, pointAt, sizeOn, spotOf, spotOn } from './place';
import { spaceAt } from './pick';

test('seat 1 is at positive z, and the conversion is reversible', () => {
  const { scene } = fixture('courtier', 0);
  const a3 = scene.spaces.findIndex((space) => space.name === 'a3');
  expect(spotOn(scene, a3).z).toBeGreaterThan(0);
  expect(pointAt(spotOf({ x: 0.3, y: -0.7 }))).toEqual({ x: 0.3, y: -0.7 });
});

test.each(fixtures.filter((each) => each.index === 0).map((each) => [each.game, each.scene] as const))(
  'the middle of every space of %s lies within its outline, and pieces fit onto it',
  (_, scene) => {
    scene.spaces.forEach((space, index) => {
      const middle = spotOf(space.centre);
      const near = Math.min(
        ...outlineOf(space).map((spot) => Math.hypot(spot.x - middle.x, spot.z - middle.z)),
      );
      expect(sizeOn(scene, index) / 2).toBeLessThanOrEqual(near * 1.2);
      if (space.shade.kind !== 'unused') expect(spaceAt(scene, space.centre)).toBe(index);
    });
  },
);

test('an inset outline has as many points and lies within the space', () => {
  for (const game of ['courtier', 'courtyard', 'king-and-courtesan']) {
    const { scene } = fixture(game, 0);
    scene.spaces.forEach((space, index) => {
      const inside = outlineOf(space, 0.02);
      expect(inside).toHaveLength(outlineOf(space).length);
      if (space.shade.kind === 'unused') return;
      for (const spot of inside) expect(spaceAt(scene, pointAt(spot))).toBe(index);
    });
  }
});
