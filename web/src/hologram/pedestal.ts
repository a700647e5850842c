import type { BufferGeometry } from 'three';
import { Frame, HALF } from '../board/geometry';
import { wallLayout } from '../board/walls';
import type { Point, Scene } from '../wire/scene';
import { MeshBuilder } from './mesh-builder';
import { CREST, FOOT, GLOW, ONE, PAVING, RIM, SHADE, TWO, WALL, WATER } from './stone';

/** What the board lies on: a round projector table, or a stone court with the walls of the scene. */
export function pedestalOf(scene: Scene): BufferGeometry {
  const builder = new MeshBuilder();
  if (scene.board.kind === 'round') roundTable(builder);
  else {
    stoneCourt(builder, scene.board.kind === 'diamond');
    walls(builder, scene);
  }
  return builder.bake();
}

/** The points that must be in the picture, as heights over places. */
export function boundsOf(scene: Scene): readonly (readonly [number, number, number])[] {
  const high = 0.3;
  if (scene.board.kind === 'square') {
    const [near, far] = [1.18, 1.05];
    return [
      [-near, -0.06, near],
      [near, -0.06, near],
      [-near, 0, -near],
      [near, 0, -near],
      [-far, high * 0.6, -far],
      [far, high * 0.6, -far],
    ];
  }
  const reach = scene.board.kind === 'round' ? 1.19 : 1.22;
  const around = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    return [Math.cos(angle) * reach, Math.sin(angle) > 0 ? -0.06 : 0, Math.sin(angle) * reach] as const;
  });
  const diamond = [
    [-reach, 0, 0],
    [reach, 0, 0],
    [0, -0.06, reach],
    [0, 0, -reach],
  ] as const;
  return [...(scene.board.kind === 'round' ? around : diamond), [0, high, -0.9]];
}

/** A low drum with a dark rim, lit seams and a foot. */
function roundTable(builder: MeshBuilder): void {
  builder
    .turned(
      RIM,
      [
        [0, -0.004],
        [1.135, -0.004],
        [1.15, -0.012],
        [1.155, -0.03],
        [1.15, -0.05],
        [1.12, -0.062],
      ],
      96,
    )
    .turned(
      GLOW,
      [
        [1.118, -0.06],
        [1.122, -0.075],
      ],
      96,
    )
    .turned(
      FOOT,
      [
        [1.12, -0.074],
        [1.14, -0.082],
        [1.13, -0.12],
        [1.02, -0.2],
        [0.72, -0.27],
        [0.5, -0.34],
        [0.46, -0.5],
      ],
      72,
    )
    .ring(GLOW, [0, 0.001, 0], 1.062, 0.0035, 128);
  // Emitters around the rim, a larger one in front of each sector's edge.
  for (let lamp = 0; lamp < 12; lamp += 1) {
    const angle = (lamp / 12) * 2 * Math.PI;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    builder
      .box(FOOT, [x * 1.135, -0.01, z * 1.135], [0.05, 0.034, 0.05], [0, -angle, 0])
      .box(GLOW, [x * 1.142, -0.005, z * 1.142], [0.022, 0.03, 0.03], [0, -angle, 0]);
  }
}

/** A slab on a step, with a lantern on every corner. */
function stoneCourt(builder: MeshBuilder, diamond: boolean): void {
  const turn = diamond ? Math.PI / 4 : 0;
  const half = diamond ? (HALF + 12.5) / HALF / Math.SQRT2 : (HALF + 11) / HALF;
  const slab = (tone: number, out: number, y: number, high: number) =>
    builder.box(tone, [0, y - high / 2, 0], [2 * (half + out), high, 2 * (half + out)], [0, turn, 0]);
  slab(RIM, 0, -0.003, 0.045);
  slab(GLOW, -0.012, -0.046, 0.014);
  slab(RIM, 0.025, -0.058, 0.05);
  slab(FOOT, 0.055, -0.105, 0.06);
  builder.turned(
    PAVING,
    [
      [0, -0.166],
      [1.9, -0.166],
    ].reverse() as [number, number][],
    64,
  );
  for (let corner = 0; corner < 4; corner += 1) {
    const angle = turn + Math.PI / 4 + (corner * Math.PI) / 2;
    const out = (half + 0.02) * Math.SQRT2;
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out];
    builder
      .box(RIM, [x, -0.05, z], [0.085, 0.12, 0.085], [0, turn, 0])
      .box(CREST, [x, 0.014, z], [0.1, 0.014, 0.1], [0, turn, 0])
      .stone(GLOW, [x, 0.052, z], [0.026, 0.034, 0.026]);
  }
}

/** Walls with merlons, towers where they meet, posts beside the gates. */
function walls(builder: MeshBuilder, scene: Scene): void {
  const built = wallLayout(scene, new Frame(false));
  const [low, thick] = [0.05, 0.042];
  const at = ({ x, y }: Point) => ({ x: x / HALF, z: y / HALF });
  for (const wall of built.walls) {
    const [from, to] = [at(wall.from), at(wall.to)];
    const [dx, dz] = [to.x - from.x, to.z - from.z];
    const long = Math.hypot(dx, dz);
    const turn = -Math.atan2(dz, dx);
    const [x, z] = [(from.x + to.x) / 2, (from.z + to.z) / 2];
    builder
      .box(WALL, [x, low / 2, z], [long, low, thick], [0, turn, 0])
      .box(SHADE, [x, low + 0.002, z], [long, 0.004, thick * 0.5], [0, turn, 0]);
    const merlons = Math.max(2, Math.round(long / 0.05));
    for (let merlon = 0; merlon < merlons; merlon += 1) {
      const part = (merlon + 0.5) / merlons;
      for (const side of [1, -1]) {
        const off = (side * thick * 0.38) / long;
        builder.box(
          CREST,
          [from.x + dx * part - dz * off, low + 0.009, from.z + dz * part + dx * off],
          [0.024, 0.018, 0.011],
          [0, turn, 0],
        );
      }
    }
  }
  for (const end of built.ends) {
    const { x, z } = at(end.at);
    if (end.kind === 'tower') {
      builder
        .turned(
          WALL,
          [
            [0.042, 0],
            [0.04, 0.085],
            [0.048, 0.09],
            [0.048, 0.1],
            [0, 0.1],
          ],
          20,
          [x, 0, z],
        )
        .turned(
          CREST,
          [
            [0.052, 0.099],
            [0.028, 0.125],
            [0.001, 0.16],
          ],
          20,
          [x, 0, z],
        )
        .ball(GLOW, [x, 0.163, z], 0.008);
    } else {
      const tone = end.side === 1 ? ONE : TWO;
      builder
        .box(WALL, [x, 0.04, z], [0.05, 0.08, 0.05])
        .box(CREST, [x, 0.083, z], [0.06, 0.01, 0.06])
        .stone(tone, [x, 0.108, z], [0.022, 0.028, 0.022]);
      // The posts of the second seat are notched.
      if (end.side === 2)
        builder
          .box(SHADE, [x, 0.05, z], [0.054, 0.012, 0.054])
          .box(SHADE, [x, 0.028, z], [0.054, 0.012, 0.054]);
    }
  }
  if (built.middle) {
    const { x, z } = at(built.middle);
    builder
      .turned(
        CREST,
        [
          [0.034, 0],
          [0.05, 0],
          [0.05, 0.028],
          [0.034, 0.028],
          [0.034, 0.01],
        ],
        24,
        [x, 0, z],
      )
      .turned(
        WATER,
        [
          [0.036, 0.018],
          [0, 0.018],
        ],
        24,
        [x, 0, z],
      );
  }
}
