import { ease } from '../board/motion';
import { walkDuration } from '../board/pace';
import type { Point, Scene, Side } from '../wire/scene';

/** One leg of a path: from one of its points to the next. */
export interface Leg {
  readonly kind: 'step' | 'jump' | 'flight';
  /** The height over the board, in sizes of the piece. */
  readonly height: number;
  /** In milliseconds. */
  readonly duration: number;
}

const STEP = 0.16;
const [JUMP, FLIGHT] = [1.15, 1.7];
const [JUMPING, FLYING] = [200, 350];
/** Beyond this distance, in spaces, it is neither a step nor a jump: the piece is lifted over. */
const FAR = 3.5;

/** The legs of a piece's path: it jumps over enemies, and is lifted over long distances. */
export function legsOf(scene: Scene, way: readonly number[], side: Side): readonly Leg[] {
  const points = way.flatMap((space) => scene.spaces[space]?.centre ?? []);
  const near = neighbourhood(scene, way[0] ?? 0);
  const legs = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const jumps = scene.pieces.some(
      (piece) => piece.side !== side && !way.includes(piece.space) && isAt(scene, piece.space, middle),
    );
    return { jumps, far: distance(from, to) > FAR * near };
  });
  const steps = legs.filter(({ jumps, far }) => !jumps && !far).length;
  return legs.map(({ jumps, far }): Leg => {
    if (jumps) return { kind: 'jump', height: JUMP, duration: JUMPING };
    if (far) return { kind: 'flight', height: FLIGHT, duration: FLYING };
    return { kind: 'step', height: STEP, duration: walkDuration(steps) / steps };
  });
}

/** The duration of some legs. */
export function durationOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, { duration }) => sum + duration, 0);
}

/** The position and height at a time. Steps flow into each other; every jump lands. */
export function pointOnPath(
  legs: readonly Leg[],
  points: readonly Point[],
  time: number,
): { readonly at: Point; readonly lift: number } {
  const whole = durationOf(legs);
  const flows = legs.every(({ kind }) => kind === 'step');
  let left = flows ? ease(time / whole) * whole : Math.max(0, time);
  for (const [index, { duration, height, kind }] of legs.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to) break;
    if (left >= duration) {
      left -= duration;
      continue;
    }
    const part = left / duration;
    const gone = kind === 'step' ? part : ease(part);
    return {
      at: { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone },
      lift: height * 4 * gone * (1 - gone),
    };
  }
  return { at: points[points.length - 1] ?? { x: 0, y: 0 }, lift: 0 };
}

function isAt(scene: Scene, space: number, point: Point): boolean {
  const centre = scene.spaces[space]?.centre;
  return centre !== undefined && distance(centre, point) < 0.01;
}

/** The distance to the nearest other space. */
function neighbourhood(scene: Scene, space: number): number {
  const here = scene.spaces[space]?.centre;
  if (!here) return 1;
  const far = scene.spaces.filter((_, index) => index !== space).map(({ centre }) => distance(here, centre));
  return Math.min(...far);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
