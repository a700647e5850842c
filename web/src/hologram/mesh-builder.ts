import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Euler,
  IcosahedronGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** The tones of a piece, as in the flat drawings: its body, plates that are set off from it, and ink on it. */
export const BODY = 0;
export const PLATE = 1;
export const INK = 2;
/** The disc of light under a piece. */
export const BASE = 3;

type Triple = readonly [number, number, number];
/** A place and how thick a tube is there. */
export type Knot = readonly [number, number, number, number];

/** Builds one geometry out of simple bodies, each with a tone stored per vertex. */
export class MeshBuilder {
  readonly #parts: BufferGeometry[] = [];

  /** An ellipsoid; `turn` are angles about the axes. */
  ball(tone: number, at: Triple, size: Triple | number, turn: Triple = [0, 0, 0], finely = 1): this {
    const scale = typeof size === 'number' ? ([size, size, size] as const) : size;
    const large = Math.max(...scale) > 0.16;
    const [wide, high] = large ? [20 * finely, 14 * finely] : [12 * finely, 8 * finely];
    return this.#add(new SphereGeometry(1, wide, high), tone, at, scale, turn);
  }

  /** A cut stone: a ball of flat faces. */
  stone(tone: number, at: Triple, size: Triple, turn: Triple = [0, 0, 0]): this {
    return this.#add(new IcosahedronGeometry(1, 1), tone, at, size, turn);
  }

  box(tone: number, at: Triple, size: Triple, turn: Triple = [0, 0, 0]): this {
    return this.#add(new BoxGeometry(1, 1, 1), tone, at, size, turn);
  }

  /** A ring that lies flat. */
  ring(tone: number, at: Triple, radius: number, thick: number, sides = 32): this {
    return this.#add(new TorusGeometry(radius, thick, 8, sides), tone, at, [1, 1, 1], [Math.PI / 2, 0, 0]);
  }

  /** A body that was turned on a lathe, from pairs of radius and height. */
  turned(
    tone: number,
    profile: readonly (readonly [number, number])[],
    sides = 28,
    at: Triple = [0, 0, 0],
  ): this {
    const points = profile.map(([radius, height]) => new Vector2(Math.max(0.0001, radius), height));
    return this.#add(new LatheGeometry(points, sides), tone, at, [1, 1, 1], [0, 0, 0]);
  }

  /** A round tube through knots, closed at both ends: legs, horns, tails, arms. */
  tube(tone: number, knots: readonly Knot[], sides = 9): this {
    return this.#add(tube(knots, sides), tone, [0, 0, 0], [1, 1, 1], [0, 0, 0]);
  }

  /** A tooth or thorn from one place to another. */
  thorn(tone: number, from: Triple, to: Triple, thick: number, sides = 6): this {
    return this.tube(
      tone,
      [
        [...from, thick],
        [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2]), thick * 0.55],
        [...to, 0.004],
      ],
      sides,
    );
  }

  /** Does the same on the right and on the left. */
  both(make: (side: 1 | -1) => void): this {
    make(1);
    make(-1);
    return this;
  }

  /** Makes everything so far higher. */
  stretch(by: number): this {
    for (const part of this.#parts) part.scale(1, by, 1);
    return this;
  }

  /** Any other body. */
  shape(tone: number, geometry: BufferGeometry): this {
    return this.#add(geometry, tone, [0, 0, 0], [1, 1, 1], [0, 0, 0]);
  }

  /** One geometry of everything, with the tone of every corner and the way it swells. */
  bake(): BufferGeometry {
    const baked = mergeGeometries(this.#parts);
    for (const part of this.#parts) part.dispose();
    baked.computeBoundingSphere();
    return baked;
  }

  #add(geometry: BufferGeometry, tone: number, at: Triple, scale: Triple, turn: Triple): this {
    geometry.applyMatrix4(matrix(at, scale, turn));
    geometry.deleteAttribute('uv');
    const count = geometry.getAttribute('position').count;
    if (!geometry.index) geometry.setIndex(Array.from({ length: count }, (_, at) => at));
    geometry.setAttribute('tone', new BufferAttribute(new Float32Array(count).fill(tone), 1));
    geometry.setAttribute('swell', swell(geometry));
    this.#parts.push(geometry);
    return this;
  }
}

function matrix(at: Triple, scale: Triple, turn: Triple): Matrix4 {
  const rotation = new Quaternion().setFromEuler(new Euler(...turn));
  return new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale));
}

function mix(a: number, b: number): number {
  return (a + b) / 2;
}

/** The way that each corner goes when the body swells. It is the same for corners at one place, so nothing tears. */
function swell(geometry: BufferGeometry): BufferAttribute {
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const sums = new Map<string, Vector3>();
  const key = (at: number) =>
    [places.getX(at), places.getY(at), places.getZ(at)].map((value) => Math.round(value * 4000)).join();
  for (let at = 0; at < places.count; at += 1) {
    const sum = sums.get(key(at)) ?? new Vector3();
    sums.set(key(at), sum.add(new Vector3(normals.getX(at), normals.getY(at), normals.getZ(at))));
  }
  const ways = new Float32Array(places.count * 3);
  for (let at = 0; at < places.count; at += 1) {
    const way = (sums.get(key(at)) ?? new Vector3(0, 1, 0)).clone().normalize();
    way.toArray(ways, at * 3);
  }
  return new BufferAttribute(ways, 3);
}

function tube(knots: readonly Knot[], sides: number): BufferGeometry {
  const curve = new CatmullRomCurve3(knots.map(([x, y, z]) => new Vector3(x, y, z)));
  const rows = Math.max(4, (knots.length - 1) * 4);
  const thickness = (part: number) => {
    const at = part * (knots.length - 1);
    const from = Math.min(knots.length - 2, Math.floor(at));
    const [a, b] = [knots[from]?.[3] ?? 0, knots[from + 1]?.[3] ?? 0];
    const share = at - from;
    return a + (b - a) * share * share * (3 - 2 * share);
  };
  const frames = curve.computeFrenetFrames(rows, false);
  const rings: { centre: Vector3; across: Vector3; up: Vector3; radius: number }[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const part = row / rows;
    const centre = curve.getPoint(part);
    const [across, up] = [
      frames.normals[row] ?? new Vector3(1, 0, 0),
      frames.binormals[row] ?? new Vector3(0, 1, 0),
    ];
    rings.push({ centre, across, up, radius: thickness(part) });
  }
  // The ends are rounded off.
  const capped = [
    ...cap(rings[0], frames.tangents[0], -1).reverse(),
    ...rings,
    ...cap(rings[rows], frames.tangents[rows], 1),
  ];
  const places: number[] = [];
  const index: number[] = [];
  for (const { centre, across, up, radius } of capped) {
    for (let side = 0; side < sides; side += 1) {
      const angle = (side / sides) * 2 * Math.PI;
      const place = centre
        .clone()
        .addScaledVector(across, Math.cos(angle) * radius)
        .addScaledVector(up, Math.sin(angle) * radius);
      places.push(place.x, place.y, place.z);
    }
  }
  for (let row = 0; row < capped.length - 1; row += 1) {
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [row * sides + side, row * sides + ((side + 1) % sides)];
      index.push(a, b, a + sides, b, b + sides, a + sides);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

function cap(
  ring: { centre: Vector3; across: Vector3; up: Vector3; radius: number } | undefined,
  along: Vector3 | undefined,
  way: 1 | -1,
) {
  if (!ring || !along) return [];
  return [0.6, 0.92, 1].map((part) => ({
    ...ring,
    centre: ring.centre.clone().addScaledVector(along, way * ring.radius * part * 0.8),
    radius: Math.max(0.0005, ring.radius * Math.sqrt(1 - part * part)),
  }));
}
