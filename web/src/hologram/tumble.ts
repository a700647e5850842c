import { Quaternion, Vector3 } from 'three';

/** How long a die tumbles, in milliseconds. */
export const TUMBLE = 350;

/** Which way each face of a die looks while it lies with 1 up; opposite faces sum up to 7. */
export const FACES: Readonly<Record<number, Vector3>> = {
  1: new Vector3(0, 1, 0),
  2: new Vector3(0, 0, 1),
  3: new Vector3(1, 0, 0),
  4: new Vector3(-1, 0, 0),
  5: new Vector3(0, 0, -1),
  6: new Vector3(0, -1, 0),
};

const UP = new Vector3(0, 1, 0);

/** A die in the air. */
export interface Tumble {
  readonly turn: Quaternion;
  /** How far it still is from where it comes to rest, in its own sizes. */
  readonly away: number;
  readonly lift: number;
}

/** The orientation of a die that shows a number. */
export function lying(value: number): Quaternion {
  const face = FACES[value] ?? UP;
  // Half a turn has no axis of its own, so the die rolls over to its 6.
  if (face.y < -0.5) return new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI);
  return new Quaternion().setFromUnitVectors(face, UP);
}

/** The pose of a rolling die at a time; from `TUMBLE` on, it rests and shows its number. */
export function tumbleAt(value: number, time: number): Tumble {
  const left = 1 - Math.min(1, Math.max(0, time / TUMBLE));
  const spin = new Quaternion().setFromAxisAngle(
    new Vector3(0.7, 0.2, 0.69).normalize(),
    left * left * 3.2 * Math.PI,
  );
  // Two bounces, the second lower.
  const bounce =
    left > 0.4 ? Math.sin(((left - 0.4) / 0.6) * Math.PI) : Math.sin((left / 0.4) * Math.PI) * 0.3;
  return { turn: spin.multiply(lying(value)), away: left * left, lift: Math.max(0, bounce) };
}
