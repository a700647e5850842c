import type { Point, Scene, Side } from '../wire/scene';
import type { Frame } from './geometry';

/** The end of a wall: a tower where two walls meet, a post beside a gate. */
export interface End {
  readonly at: Point;
  readonly kind: 'tower' | 'post';
  /** The side whose gate it belongs to. */
  readonly side: Side | null;
}

/** A gate: where it is, and the rotation of its arrow from pointing up. */
export interface Opening {
  readonly side: Side;
  readonly at: Point;
  readonly turn: number;
}

/** The walls of a scene, ready to draw. */
export interface WallLayout {
  readonly walls: readonly { readonly from: Point; readonly to: Point }[];
  readonly gates: readonly Opening[];
  readonly ends: readonly End[];
  /** The middle of the building. */
  readonly middle: Point | null;
}

/** A little more than half the width of a gate. */
const NEAR = 11;

export function wallLayout(scene: Scene, frame: Frame): WallLayout {
  const walls = scene.walls.map(({ from, to }) => ({ from: frame.at(from), to: frame.at(to) }));
  const gates = scene.gates.map((gate): Opening => {
    const [from, to] = [frame.at(gate.from), frame.at(gate.to)];
    return { side: gate.side, at: between(from, to), turn: turnOf(from, to) };
  });
  const points = distinct(walls.flatMap(({ from, to }) => [from, to]));
  const ends = points.map((at): End => {
    const side = gates.find((gate) => far(gate.at, at) < NEAR)?.side ?? null;
    return { at, side, kind: side === null ? 'tower' : 'post' };
  });
  const [low, high] = [corner(points, Math.min), corner(points, Math.max)];
  return { walls, gates, ends, middle: points.length > 0 ? between(low, high) : null };
}

/** The rotation of an arrow that points up, to point from one place to another, in degrees. */
export function turnOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
}

function distinct(points: readonly Point[]): readonly Point[] {
  return points.filter((point, at) => points.findIndex((each) => far(each, point) < 1) === at);
}

function corner(points: readonly Point[], most: (...values: number[]) => number): Point {
  return { x: most(...points.map(({ x }) => x)), y: most(...points.map(({ y }) => y)) };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
