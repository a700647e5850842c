import { isPlayed } from '../board/geometry';
import type { Point, Scene, Space } from '../wire/scene';
import { pointAt } from './place';

/** A line of sight from the camera through a point of the screen. */
export interface Ray {
  readonly origin: readonly [number, number, number];
  readonly direction: readonly [number, number, number];
}

/** The room that a piece takes: an upright pillar on its space. */
export interface Pillar {
  readonly space: number;
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}

/** Where a ray meets the plane at a height, as a point of the scene; null where it goes by above it. */
export function floorAt({ origin, direction }: Ray, height = 0): Point | null {
  if (Math.abs(direction[1]) < 1e-6) return null;
  const far = (height - origin[1]) / direction[1];
  if (far <= 0) return null;
  return pointAt({ x: origin[0] + direction[0] * far, z: origin[2] + direction[2] * far });
}

/** The space that a point lies in, as an index. */
export function spaceAt(scene: Scene, point: Point): number | null {
  const found = scene.spaces.findIndex((space) => isPlayed(space) && holds(space, point));
  return found < 0 ? null : found;
}

function holds({ shape }: Space, { x, y }: Point): boolean {
  switch (shape.kind) {
    case 'disc':
      return Math.hypot(x, y) <= shape.radius;
    case 'sector': {
      const radius = Math.hypot(x, y);
      const angle = (Math.atan2(y, x) * 180) / Math.PI;
      const turned = (((angle - shape.from) % 360) + 360) % 360;
      return radius >= shape.inner && radius <= shape.outer && turned <= shape.to - shape.from;
    }
    case 'quad': {
      const sides = shape.corners.map((corner, at) => {
        const next = shape.corners[(at + 1) % shape.corners.length] ?? corner;
        return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x);
      });
      return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
    }
  }
}

/** The nearest pillar that a ray meets. */
export function pillarAt(ray: Ray, pillars: readonly Pillar[]): number | null {
  let nearest = Infinity;
  let found: number | null = null;
  for (const pillar of pillars) {
    const far = meets(ray, pillar);
    if (far === null || far >= nearest) continue;
    nearest = far;
    found = pillar.space;
  }
  return found;
}

/** How far along the ray the pillar begins, or null. */
function meets({ origin, direction }: Ray, { x, z, radius, height }: Pillar): number | null {
  const [ox, oz] = [origin[0] - x, origin[2] - z];
  const [dx, dy, dz] = direction;
  const a = dx * dx + dz * dz;
  const b = 2 * (ox * dx + oz * dz);
  const c = ox * ox + oz * oz - radius * radius;
  const root = b * b - 4 * a * c;
  if (a < 1e-12 || root < 0) return null;
  const [enter, leave] = [(-b - Math.sqrt(root)) / (2 * a), (-b + Math.sqrt(root)) / (2 * a)];
  if (dy === 0) return origin[1] >= 0 && origin[1] <= height && enter > 0 ? enter : null;
  const [one, two] = [-origin[1] / dy, (height - origin[1]) / dy];
  const from = Math.max(enter, Math.min(one, two));
  const to = Math.min(leave, Math.max(one, two));
  return from <= to && from > 0 ? from : null;
}

/**
 * The space that a ray hits. A piece hides what is behind it, but a space that may be chosen next
 * has precedence over a piece that only hides it.
 */
export function spaceMeant(
  scene: Scene,
  ray: Ray,
  pillars: readonly Pillar[],
  open: ReadonlySet<number>,
): number | null {
  const piece = pillarAt(ray, pillars);
  const point = floorAt(ray);
  const floor = point ? spaceAt(scene, point) : null;
  if (piece !== null && open.has(piece)) return piece;
  if (floor !== null && open.has(floor)) return floor;
  return piece ?? floor;
}
