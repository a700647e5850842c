import { HALF, pieceSize } from '../board/geometry';
import type { Point, Scene, Shape, Space } from '../wire/scene';

/**
 * The world of the hologram: the board lies in the plane y = 0 and reaches from −1 to 1 as in a scene, with seat 1 at
 * positive z. Nothing turns when the board is flipped; the camera goes around.
 */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** How finely arcs are cut, in degrees. */
const CUT = 2.5;

/** The position of a point of the scene in the world. */
export function spotOf({ x, y }: Point): Spot {
  return { x, z: -y };
}

/** The point of the scene at a place of the world. */
export function pointAt({ x, z }: Spot): Point {
  return { x, y: -z };
}

/** Where the middle of a space is. */
export function spotOn(scene: Scene, space: number): Spot {
  return spotOf(scene.spaces[space]?.centre ?? { x: 0, y: 0 });
}

/** How wide a piece is on a space. On a square a round foot has room for more than a drawing has. */
export function sizeOn(scene: Scene, space: number): number {
  const room = scene.board.kind === 'square' ? 1.12 : 1;
  return (pieceSize(scene, scene.spaces[space]) / HALF) * room;
}

/** The outline of a space in the plane, drawn in by `inset`. The same space has the same number of points at any inset. */
export function outlineOf({ shape, centre }: Space, inset = 0): readonly Spot[] {
  switch (shape.kind) {
    case 'disc':
      return arc(shape.radius - inset, 0, 360 - CUT);
    case 'sector':
      return sector(shape, inset);
    case 'quad':
      return shape.corners.map(({ x, y }) => {
        const far = Math.hypot(x - centre.x, y - centre.y);
        const part = far === 0 ? 1 : 1 - (inset * Math.SQRT2) / far;
        return spotOf({ x: centre.x + (x - centre.x) * part, y: centre.y + (y - centre.y) * part });
      });
  }
}

function sector(
  { inner, outer, from, to }: Extract<Shape, { kind: 'sector' }>,
  inset: number,
): readonly Spot[] {
  const [near, far] = [inner + inset, outer - inset];
  // The inset along the arcs is the same length, so it is a smaller angle further out.
  const trim = (radius: number) => (inset / radius) * (180 / Math.PI);
  const steps = Math.max(2, Math.ceil((to - from) / CUT));
  const there = evenArc(far, from + trim(far), to - trim(far), steps);
  const back = evenArc(near, to - trim(near), from + trim(near), steps);
  return [...there, ...back];
}

function arc(radius: number, from: number, to: number): readonly Spot[] {
  return evenArc(radius, from, to, Math.max(2, Math.ceil(Math.abs(to - from) / CUT)));
}

function evenArc(radius: number, from: number, to: number, steps: number): readonly Spot[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return spotOf({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  });
}
