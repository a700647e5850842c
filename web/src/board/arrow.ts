import type { Point } from '../wire/scene';

/** An arrow along a path: the line of its shaft, and the triangle of its head. */
export interface ArrowShape {
  readonly shaft: readonly Point[];
  readonly head: readonly [Point, Point, Point];
  /** Where a number fits on it: points on its shaft, the nearest to the head first. */
  readonly stops: readonly Point[];
}

/** The outline of an arrow through points; null if they are the same. `gap` is left free at both ends. */
export function arrowShape(way: readonly Point[], width: number, gap: number): ArrowShape | null {
  const points = way.filter((point, at) => at === 0 || distance(point, way[at - 1] ?? point) > 0.01);
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return null;
  const start = towards(first, second, Math.min(gap, distance(first, second) * 0.3));
  const tip = towards(last, before, Math.min(gap, distance(last, before) * 0.3));
  const neck = towards(tip, before, Math.min(width * 2, distance(tip, before)));
  const side = { x: (tip.y - neck.y) / 1.8, y: (neck.x - tip.x) / 1.8 };
  const shaft = [start, ...points.slice(1, -1), neck];
  return {
    shaft,
    head: [{ x: neck.x + side.x, y: neck.y + side.y }, tip, { x: neck.x - side.x, y: neck.y - side.y }],
    stops: stopsOn(shaft, width),
  };
}

/** Points along a line from its end to its start, at a distance. The first one leaves the head visible. */
function stopsOn(shaft: readonly Point[], step: number): readonly Point[] {
  const stops: Point[] = [];
  let rest = step;
  for (let at = shaft.length - 1; at > 0; at -= 1) {
    const [from, to] = [shaft[at], shaft[at - 1]];
    if (!from || !to) continue;
    const length = distance(from, to);
    for (; rest <= length; rest += step) stops.push(towards(from, to, rest));
    rest -= length;
  }
  return stops.length > 0 ? stops : shaft.slice(0, 1);
}

/** A stop for each arrow, so that no number of this radius covers an earlier one. */
export function placeNumbers(
  arrows: readonly (readonly Point[])[],
  radius: number,
): readonly (Point | undefined)[] {
  const taken: Point[] = [];
  return arrows.map((stops) => {
    const free = stops.find((stop) => taken.every((other) => distance(stop, other) > 2.2 * radius));
    const found = free ?? stops[0];
    if (found) taken.push(found);
    return found;
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point at a distance from one point in the direction of another. */
function towards(from: Point, to: Point, far: number): Point {
  const part = far / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
