import type { BoardKind } from '../wire/scene';

/** The position of the camera, which looks at the middle of the board from around and above. */
export interface Orbit {
  /** The way around, in radians; 0 is the seat's own side. */
  readonly around: number;
  /** The angle above the board, in radians. */
  readonly above: number;
  /** The zoom factor. */
  readonly zoom: number;
}

export type Vector = readonly [number, number, number];

/** The initial position of the camera. */
export const home: Orbit = { around: 0, above: (43 * Math.PI) / 180, zoom: 1 };
/** Squares behind squares are better seen from a little higher. */
const squareHome: Orbit = { ...home, above: (50 * Math.PI) / 180 };

/** The initial camera position for a board. */
export function homeOf(kind: BoardKind['kind']): Orbit {
  return kind === 'round' ? home : squareHome;
}

const LOWEST = (16 * Math.PI) / 180;
const HIGHEST = (84 * Math.PI) / 180;
const NEAREST = 2.2;
const FARTHEST = 0.75;

/** The point that the camera looks at: a little above the board, where the pieces are. */
export const LOOK: Vector = [0, 0.08, 0];

/** Turns the camera by a drag, given in parts of the picture. */
export function turned(orbit: Orbit, right: number, down: number): Orbit {
  return {
    ...orbit,
    around: orbit.around - right * 2.4,
    above: Math.min(HIGHEST, Math.max(LOWEST, orbit.above + down * 1.8)),
  };
}

/** Zooms by a factor. */
export function zoomed(orbit: Orbit, by: number): Orbit {
  return { ...orbit, zoom: Math.min(NEAREST, Math.max(FARTHEST, orbit.zoom * by)) };
}

/** The camera between two positions, the short way around. */
export function between(from: Orbit, to: Orbit, part: number): Orbit {
  const whole = 2 * Math.PI;
  let turn = (to.around - from.around) % whole;
  if (turn > Math.PI) turn -= whole;
  if (turn < -Math.PI) turn += whole;
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    around: from.around + turn * part,
    above: mix(from.above, to.above),
    zoom: mix(from.zoom, to.zoom),
  };
}

/** Whether the camera has been moved. */
export function isAway({ around, above, zoom }: Orbit, from: Orbit = home): boolean {
  const turns = Math.abs(Math.sin((around - from.around) / 2));
  return turns > 0.01 || Math.abs(above - from.above) > 0.01 || Math.abs(zoom - from.zoom) > 0.01;
}

/** The camera's position at a distance, for the seat in front. */
export function eyeAt({ around, above }: Orbit, distance: number, flipped: boolean): Vector {
  const turn = around + (flipped ? Math.PI : 0);
  const level = Math.cos(above) * distance;
  return [
    LOOK[0] + Math.sin(turn) * level,
    LOOK[1] + Math.sin(above) * distance,
    LOOK[2] + Math.cos(turn) * level,
  ];
}

/**
 * The least distance from which all points are seen, with an upright angle of view in radians. `raised` is how much
 * higher the middle is in the picture than halfway, as a part of it.
 */
export function fit(
  points: readonly Vector[],
  above: number,
  angle: number,
  aspect: number,
  around = 0,
  raised = 0,
): number {
  const high = Math.tan(angle / 2);
  const wide = high * aspect;
  const [sin, cos] = [Math.sin(above), Math.cos(above)];
  const [right, front] = [Math.cos(around), Math.sin(around)];
  return points.reduce((most, [x, y, z]) => {
    const [east, dy, south] = [x - LOOK[0], y - LOOK[1], z - LOOK[2]];
    const [dx, dz] = [east * right - south * front, east * front + south * right];
    const up = dy * cos - dz * sin;
    // How much nearer to the camera than the middle.
    const near = dy * sin + dz * cos;
    const room = high * (1 - 2 * raised * Math.sign(up));
    return Math.max(most, near + Math.abs(dx) / wide, near + Math.abs(up) / room);
  }, 0);
}
