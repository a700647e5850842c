import { describe, expect, test } from 'vitest';
import { areaPath, curve, linePath, plyAt, reach, xOf, yOf, type Area } from './graph';
import { reviewed } from './reviewed';

describe('the graph', () => {
  const moves = [reviewed(0, 1, 0, 0.5), reviewed(1, 2, 0.5, -1), reviewed(2, 1, -1, -1)];
  const area: Area = { width: 400, height: 100, plies: 4, most: 1 };
  test('begins before the first move', () =>
    expect(curve(moves)).toEqual([
      { ply: 0, score: 0 },
      { ply: 1, score: 0.5 },
      { ply: 2, score: -1 },
      { ply: 3, score: -1 },
    ]));
  test('of nothing is empty', () => {
    expect(curve([])).toEqual([]);
    expect(areaPath([], area)).toBe('');
  });
  test('places', () => {
    expect([0, 2, 4].map((ply) => xOf(ply, area))).toEqual([0, 200, 400]);
    expect([1, 0, -1, -7].map((score) => yOf(score, area))).toEqual([0, 50, 100, 100]);
    expect(xOf(0, { ...area, plies: 0 })).toBe(0);
  });
  test('clicks', () => expect([-5, 49, 51, 260, 999].map((x) => plyAt(x, area))).toEqual([0, 0, 1, 3, 4]));
  test('paths', () => {
    expect(linePath(curve(moves), area)).toBe('M0 50L100 25L200 100L300 100');
    expect(areaPath(curve(moves), area)).toBe('M0 50L100 25L200 100L300 100L300 50L0 50Z');
  });
  test('reaches as far as the curve goes', () => {
    const edge = (score: number) => reach([{ ply: 0, score }]);
    expect([0.1, -0.51, 1, 1.5, -3, 7].map(edge)).toEqual([0.5, 1, 1, 2, 3, 7]);
    expect(reach([])).toBe(0.5);
  });
});
