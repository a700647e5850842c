import type { MeshBuilder, Knot } from './mesh-builder';
import { INK } from './mesh-builder';

/** A stroke of a letter, from corner to corner. A letter reaches from −1 to 1 both ways. */
type Stroke = readonly (readonly [number, number])[];

const [LEFT, RIGHT] = [-0.68, 0.68];
const upright = (x: number): Stroke => [
  [x, -1],
  [x, 1],
];
/** An arc of an ellipse, in degrees counter-clockwise from the right. */
function arc(x: number, y: number, wide: number, high: number, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 22);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high] as const;
  });
}
/** A stroke through points, as pairs of numbers. */
function line(...numbers: readonly number[]): Stroke {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));
}
const OPEN = arc(0, 0, 0.78, 1, 48, 312);
const ROUND = arc(0, 0, 0.82, 1, 90, 450);
/** The head of a P, an R and the upper half of a B. */
const HEAD = [line(-0.55, 1, 0.1, 1), arc(0.1, 0.47, 0.58, 0.53, 90, -90), line(-0.55, -0.06, 0.1, -0.06)];

/** The capital letters, as strokes. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line(-0.74, -1, 0, 1), line(0, 1, 0.74, -1), line(-0.44, -0.26, 0.44, -0.26)],
  B: [upright(-0.55), ...HEAD, arc(0.1, -0.53, 0.62, 0.47, 90, -90), line(-0.55, -1, 0.1, -1)],
  C: [OPEN],
  D: [upright(-0.6), line(-0.6, 1, -0.1, 1), arc(-0.1, 0, 0.82, 1, 90, -90), line(-0.6, -1, -0.1, -1)],
  E: [upright(-0.55), line(-0.55, 1, 0.62, 1), line(-0.55, 0, 0.45, 0), line(-0.55, -1, 0.62, -1)],
  F: [upright(-0.55), line(-0.55, 1, 0.62, 1), line(-0.55, 0, 0.45, 0)],
  G: [OPEN, line(0.1, -0.08, 0.66, -0.08, 0.66, -0.72)],
  H: [upright(LEFT), upright(RIGHT), line(LEFT, 0, RIGHT, 0)],
  I: [upright(0), line(-0.36, 1, 0.36, 1), line(-0.36, -1, 0.36, -1)],
  J: [line(0.5, 1, 0.5, -0.4), arc(-0.05, -0.42, 0.55, 0.58, 0, -160)],
  K: [upright(LEFT), line(0.72, 1, LEFT, -0.1), line(-0.22, 0.24, 0.76, -1)],
  L: [line(-0.55, 1, -0.55, -1, 0.65, -1)],
  M: [line(-0.85, -1, -0.85, 1, 0, -0.35, 0.85, 1, 0.85, -1)],
  N: [line(LEFT, -1, LEFT, 1, RIGHT, -1, RIGHT, 1)],
  O: [ROUND],
  P: [upright(-0.55), ...HEAD],
  Q: [ROUND, line(0.22, -0.45, 0.82, -1.05)],
  R: [upright(-0.55), ...HEAD, line(0, -0.06, 0.68, -1)],
  S: [arc(0, 0.5, 0.66, 0.5, 25, 270), arc(0, -0.5, 0.66, 0.5, 90, -155)],
  T: [upright(0), line(-0.76, 1, 0.76, 1)],
  U: [line(LEFT, 1, LEFT, -0.3), arc(0, -0.32, 0.68, 0.68, 180, 360), line(RIGHT, -0.3, RIGHT, 1)],
  V: [line(-0.74, 1, 0, -1), line(0, -1, 0.74, 1)],
  W: [line(-0.95, 1, -0.5, -1), line(-0.5, -1, 0, 0.6), line(0, 0.6, 0.5, -1), line(0.5, -1, 0.95, 1)],
  X: [line(-0.72, 1, 0.72, -1), line(0.72, 1, -0.72, -1)],
  Y: [line(-0.74, 1, 0, 0), line(0.74, 1, 0, 0), line(0, 0, 0, -1)],
  Z: [line(-0.68, 1, 0.68, 1), line(0.68, 1, -0.68, -1), line(-0.68, -1, 0.68, -1)],
};

/** Lays a letter onto a piece at a height; it is read from positive z. */
export function engrave(builder: MeshBuilder, letter: string, y: number): void {
  const knot = ([x, up]: readonly [number, number]): Knot => [x * 0.24, y, -up * 0.25, 0.046];
  for (const stroke of STROKES[letter.toUpperCase()] ?? []) {
    // Tubes have round corners, so sharp corners are made of straight tubes; an arc has many small ones.
    if (stroke.length > 6) builder.tube(INK, stroke.map(knot), 7);
    else
      stroke.slice(1).forEach((to, at) => {
        const from = stroke[at];
        if (from) builder.tube(INK, [knot(from), knot(to)], 7);
      });
  }
}
