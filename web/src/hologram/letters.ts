import type { MeshBuilder, Knot } from './mesh-builder';
import { INK } from './tones';

/** A stroke of a letter, from corner to corner; the letter stands between −1 and 1 both ways. */
type Stroke = readonly (readonly [number, number])[];

const [LEFT, RIGHT] = [-0.68, 0.68];
const upright = (x: number): Stroke => [
  [x, -1],
  [x, 1],
];
/** A bow about a middle, by degrees counter-clockwise from the right. */
function bow(x: number, y: number, wide: number, high: number, from: number, to: number): Stroke {
  const steps = Math.ceil(Math.abs(to - from) / 22);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high] as const;
  });
}
const OPEN = bow(0, 0, 0.78, 1, 48, 312);

/** The letters of all pieces, as strokes. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  C: [OPEN],
  G: [
    OPEN,
    [
      [0.1, -0.08],
      [0.66, -0.08],
      [0.66, -0.72],
    ],
  ],
  H: [
    upright(LEFT),
    upright(RIGHT),
    [
      [LEFT, 0],
      [RIGHT, 0],
    ],
  ],
  K: [
    upright(LEFT),
    [
      [0.72, 1],
      [LEFT, -0.1],
    ],
    [
      [-0.22, 0.24],
      [0.76, -1],
    ],
  ],
  L: [
    [
      [-0.55, 1],
      [-0.55, -1],
      [0.65, -1],
    ],
  ],
  M: [
    [
      [-0.85, -1],
      [-0.85, 1],
      [0, -0.35],
      [0.85, 1],
      [0.85, -1],
    ],
  ],
  N: [
    [
      [LEFT, -1],
      [LEFT, 1],
      [RIGHT, -1],
      [RIGHT, 1],
    ],
  ],
  O: [bow(0, 0, 0.82, 1, 90, 450)],
  P: [
    upright(-0.55),
    [
      [-0.55, 1],
      [0.1, 1],
    ],
    bow(0.1, 0.47, 0.58, 0.53, 90, -90),
    [
      [-0.55, -0.06],
      [0.1, -0.06],
    ],
  ],
  S: [bow(0, 0.5, 0.66, 0.5, 25, 270), bow(0, -0.5, 0.66, 0.5, 90, -155)],
};

/** Whether there are strokes for a letter. */
export function isCut(letter: string): boolean {
  return letter.toUpperCase() in STROKES;
}

/** Lays a letter onto a piece at a height; it is read from positive z. */
export function engrave(builder: MeshBuilder, letter: string, y: number): void {
  const knot = ([x, up]: readonly [number, number]): Knot => [x * 0.24, y, -up * 0.25, 0.046];
  for (const stroke of STROKES[letter.toUpperCase()] ?? []) {
    // A tube rounds its corners, so that sharp ones are put together of straight tubes; a bow has many small ones.
    if (stroke.length > 6) builder.tube(INK, stroke.map(knot), 7);
    else
      stroke.slice(1).forEach((to, at) => {
        const from = stroke[at];
        if (from) builder.tube(INK, [knot(from), knot(to)], 7);
      });
  }
}
