import { describe, expect, test } from 'vitest';
import { graphOf, nearest, pathOf, scaleOf } from './graph';

const size = { width: 400, height: 200 };
const points = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating, deviation: 80 }));

describe('the scale', () => {
  const check = (ratings: number[], low: number, high: number, step: number) =>
    expect(scaleOf(ratings)).toEqual({ low, high, step });
  test('has round numbers', () => check([1512, 1688], 1500, 1700, 50));
  test('a single rating is in the middle', () => check([1500], 1450, 1550, 25));
  test('small changes do not look like big ones', () => check([1500, 1504], 1450, 1575, 25));
  test('a wide range has few lines', () => check([900, 2100], 500, 2500, 500));
  test('has few lines and contains every rating', () => {
    for (let most = 1500; most < 4000; most += 37) {
      const { low, high, step } = scaleOf([1483, most]);
      expect(low).toBeLessThanOrEqual(1483);
      expect(high).toBeGreaterThanOrEqual(most);
      expect((high - low) / step).toBeLessThan(6);
    }
  });
});

describe('the graph', () => {
  test('reaches from edge to edge, with higher ratings further up', () => {
    const { dots } = graphOf(points(1500, 1600, 1550), size);
    expect(dots.map(({ x }) => x)).toEqual([0, 200, 400]);
    const [first, second, third] = dots.map(({ y }) => y);
    expect(second).toBeLessThan(Number(third));
    expect(third).toBeLessThan(Number(first));
    for (const { y } of dots) expect(y >= 0 && y <= 200).toBe(true);
  });
  test('has lines at round numbers, the lowest at the bottom', () => {
    const { lines } = graphOf(points(1500, 1600), size);
    expect(lines[0]).toEqual({ rating: 1500, y: 200 });
    expect(lines[lines.length - 1]).toEqual({ rating: 1600, y: 0 });
  });
  test('a single game is a dot in the middle', () =>
    expect(graphOf(points(1620), size).dots.map(({ x }) => x)).toEqual([200]));
  test('is empty without games', () => expect(graphOf([], size)).toEqual({ dots: [], lines: [] }));
  test('joins the dots', () =>
    expect(pathOf(graphOf(points(1500, 1600), size).dots)).toBe('M0.0 200.0L400.0 0.0'));
  test('finds the nearest dot', () => {
    const { dots } = graphOf(points(1500, 1600, 1550), size);
    expect([-5, 99, 101, 1000].map((x) => nearest(dots, x))).toEqual([0, 0, 1, 2]);
    expect(nearest([], 3)).toBe(null);
  });
});
