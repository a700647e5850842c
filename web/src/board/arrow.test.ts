import { expect, test } from 'vitest';
import { arrowShape, placeNumbers } from './arrow';

test('an arrow leaves room at both ends and points to its goal', () => {
  const shape = arrowShape(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    5,
    10,
  );
  expect(shape?.shaft).toEqual([
    { x: 10, y: 0 },
    { x: 80, y: 0 },
  ]);
  expect(shape?.head[1]).toEqual({ x: 90, y: 0 });
  expect(shape?.stops[0]).toEqual({ x: 75, y: 0 });
  expect(shape?.stops.at(-1)).toEqual({ x: 10, y: 0 });
});

test('an arrow goes round corners', () => {
  const shape = arrowShape(
    [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 50 },
    ],
    5,
    10,
  );
  expect(shape?.shaft).toHaveLength(3);
  expect(shape?.shaft[1]).toEqual({ x: 50, y: 0 });
  expect(shape?.head[1]).toEqual({ x: 50, y: 40 });
});

test('between close spaces the gaps shrink', () => {
  const shape = arrowShape(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    2,
    10,
  );
  expect(shape?.shaft[0]).toEqual({ x: 3, y: 0 });
  expect(shape?.head[1]).toEqual({ x: 7, y: 0 });
});

test('one point is no way', () => {
  expect(arrowShape([{ x: 0, y: 0 }], 5, 10)).toBeNull();
  expect(
    arrowShape(
      [
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ],
      5,
      10,
    ),
  ).toBeNull();
});

test('numbers stand near the heads, and never on each other', () => {
  const way = (...points: readonly (readonly [number, number])[]) =>
    arrowShape(
      points.map(([x, y]) => ({ x, y })),
      5,
      10,
    )?.stops ?? [];
  const apart = [way([0, 0], [100, 0]), way([0, 0], [0, 100])];
  expect(placeNumbers(apart, 4)).toEqual([
    { x: 75, y: 0 },
    { x: 0, y: 75 },
  ]);
  const [first, second] = placeNumbers([way([0, 0], [100, 0]), way([0, 0], [100, 0])], 4);
  expect(first).toEqual({ x: 75, y: 0 });
  expect(second).toEqual({ x: 65, y: 0 });
});
