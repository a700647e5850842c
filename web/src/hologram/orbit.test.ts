import { expect, test } from 'vitest';
import { between, eyeAt, fit, home, isAway, turned, zoomed } from './orbit';

test('the camera starts about 40 degrees above the board, on the side of the seat', () => {
  const [x, y, z] = eyeAt(home, 5, false);
  expect(x).toBeCloseTo(0);
  expect(z).toBeGreaterThan(0);
  expect((Math.atan2(y - 0.08, z) * 180) / Math.PI).toBeGreaterThan(38);
  expect((Math.atan2(y - 0.08, z) * 180) / Math.PI).toBeLessThan(48);
  expect(eyeAt(home, 5, true)[2]).toBeCloseTo(-z);
});

test('it never goes below the board or through it', () => {
  const [low, high] = [turned(home, 0, -10), turned(home, 0, 10)];
  expect(low.above).toBeGreaterThan(0.2);
  expect(high.above).toBeLessThan(Math.PI / 2);
  expect(zoomed(home, 100).zoom).toBeLessThan(3);
  expect(zoomed(home, 0.01).zoom).toBeGreaterThan(0.5);
});

test('it returns by the shorter way', () => {
  const far = { ...home, around: 2 * Math.PI - 0.2 };
  expect(between(far, home, 0.5).around).toBeCloseTo(2 * Math.PI - 0.1);
  expect(isAway(far)).toBe(true);
  expect(isAway(home)).toBe(false);
  expect(isAway({ ...home, around: 2 * Math.PI })).toBe(false);
});

test('everything fits into the picture, and a narrow one needs a greater distance', () => {
  const points = [
    [1, 0, 1],
    [-1, 0, 1],
    [0, 0.3, -1],
  ] as const;
  const wide = fit(points, home.above, 0.5, 1);
  expect(fit(points, home.above, 0.5, 0.6)).toBeGreaterThan(wide);
  // The nearest corners lie just at the edge of the picture.
  const near = Math.cos(home.above) * 1 - 0.08 * Math.sin(home.above);
  expect(1 / (wide - near) / Math.tan(0.25)).toBeLessThanOrEqual(1.0001);
});

test('a corner that turns towards the eye needs more room, and a raised board less below', () => {
  const square = [
    [-1, 0, -1],
    [1, 0, -1],
    [1, 0, 1],
    [-1, 0, 1],
  ] as const;
  const room = (around: number, raised = 0) => fit(square, home.above, 0.5, 1, around, raised);
  expect(room(Math.PI / 4)).toBeGreaterThan(room(0) * 1.1);
  expect(room(Math.PI / 2)).toBeCloseTo(room(0));
  expect(room(Math.PI)).toBeCloseTo(room(0));
  // Straight from above, the upper edge is the one that a raised board touches.
  const high = fit(square, 1.5, 0.5, 2, 0, 0.05);
  expect(high).toBeGreaterThan(fit(square, 1.5, 0.5, 2));
});
