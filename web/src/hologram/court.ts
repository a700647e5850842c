import type { PieceLook, Side } from '../wire/scene';
import type { MeshBuilder } from './mesh-builder';
import { BODY, INK, PLATE } from './mesh-builder';

type Build = (builder: MeshBuilder, side: Side) => void;

const king: Build = (builder) => {
  builder
    .turned(BODY, [
      [0, 0.02],
      [0.4, 0.02],
      [0.41, 0.07],
      [0.35, 0.12],
      [0.29, 0.34],
      [0.235, 0.54],
      [0.22, 0.58],
    ])
    .turned(PLATE, [
      [0.2, 0.55],
      [0.25, 0.56],
      [0.26, 0.6],
      [0.25, 0.64],
      [0.2, 0.65],
    ])
    .ball(BODY, [0, 0.66, 0], [0.215, 0.1, 0.215]);
  for (let folds = 0; folds < 6; folds += 1) {
    const turn = (folds / 6) * 2 * Math.PI;
    const at = (out: number, y: number) => [Math.sin(turn) * out, y, Math.cos(turn) * out, 0.022] as const;
    builder.tube(PLATE, [at(0.35, 0.12), at(0.29, 0.34), at(0.235, 0.53)], 5);
  }
  for (let point = 0; point < 5; point += 1) {
    const turn = (point / 5) * 2 * Math.PI;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    builder
      .tube(
        BODY,
        [
          [x * 0.19, 0.66, z * 0.19, 0.085],
          [x * 0.235, 0.82, z * 0.235, 0.05],
          [x * 0.265, 0.97, z * 0.265, 0.012],
        ],
        8,
      )
      .ball(PLATE, [x * 0.27, 0.985, z * 0.27], 0.035);
  }
  builder.ball(INK, [0, 0.61, 0.25], [0.045, 0.045, 0.03]);
};

const guard: Build = (builder) => {
  builder
    .turned(BODY, [
      [0, 0.02],
      [0.36, 0.02],
      [0.37, 0.07],
      [0.3, 0.12],
      [0.24, 0.3],
      [0.27, 0.46],
      [0.2, 0.55],
      [0, 0.58],
    ])
    .ball(BODY, [0, 0.72, 0], [0.19, 0.21, 0.2])
    .tube(
      PLATE,
      [
        [0, 0.8, 0.2, 0.025],
        [0, 0.93, 0.06, 0.04],
        [0, 0.93, -0.1, 0.04],
        [0, 0.8, -0.21, 0.025],
      ],
      7,
    )
    .box(INK, [0, 0.73, 0.185], [0.24, 0.035, 0.06])
    .box(INK, [0, 0.65, 0.185], [0.03, 0.13, 0.05])
    .ball(PLATE, [0, 0.32, 0.25], [0.24, 0.29, 0.06])
    .tube(
      INK,
      [
        [-0.15, 0.4, 0.3, 0.018],
        [0, 0.3, 0.325, 0.02],
        [0.15, 0.4, 0.3, 0.018],
      ],
      6,
    )
    .tube(
      INK,
      [
        [-0.12, 0.27, 0.305, 0.016],
        [0, 0.18, 0.315, 0.018],
        [0.12, 0.27, 0.305, 0.016],
      ],
      6,
    )
    .both((side) => {
      builder.ball(BODY, [0.27 * side, 0.49, 0], [0.13, 0.12, 0.15]);
    });
};

/** Kings, guards and other people of a court, who face positive z. */
export const court: Readonly<Record<string, Build>> = {
  'court-king': king,
  'court-guard': guard,
  crown: king,
  helmet: guard,
  hood: (builder) => {
    builder
      .turned(BODY, [
        [0, 0.02],
        [0.35, 0.02],
        [0.36, 0.07],
        [0.3, 0.14],
        [0.26, 0.32],
        [0.17, 0.5],
        [0, 0.54],
      ])
      .ball(BODY, [0, 0.58, -0.01], [0.2, 0.21, 0.21])
      .tube(
        BODY,
        [
          [0, 0.72, -0.06, 0.1],
          [0, 0.78, -0.18, 0.02],
        ],
        8,
      )
      .ball(INK, [0, 0.57, 0.11], [0.12, 0.145, 0.105])
      .tube(
        PLATE,
        [
          [-0.2, 0.4, 0.1, 0.03],
          [0, 0.36, 0.235, 0.03],
          [0.2, 0.4, 0.1, 0.03],
        ],
        7,
      );
  },
  pawn: (builder) => {
    builder
      .turned(BODY, [
        [0, 0.01],
        [0.36, 0.01],
        [0.37, 0.07],
        [0.33, 0.13],
        [0.25, 0.16],
      ])
      .turned(PLATE, [
        [0.24, 0.15],
        [0.28, 0.17],
        [0.28, 0.2],
        [0.22, 0.22],
      ])
      .turned(BODY, [
        [0.24, 0.2],
        [0.17, 0.28],
        [0.13, 0.4],
        [0.12, 0.5],
      ])
      .turned(PLATE, [
        [0.1, 0.47],
        [0.24, 0.5],
        [0.26, 0.525],
        [0.24, 0.55],
        [0.1, 0.58],
      ])
      .ball(BODY, [0, 0.74, 0], [0.22, 0.22, 0.22])
      .ball(PLATE, [0, 0.96, 0], [0.04, 0.03, 0.04]);
  },
  'checker-courtesan': (builder, side) => checker(builder, side, 0, true),
  'checker-king': (builder, side) => {
    checker(builder, side, 0, false);
    crownedChecker(builder, side, STACKED);
  },
  'checker-crown': (builder, side) => crownedChecker(builder, side, 0),
};

/** How high the upper checker of a stack is. */
export const STACKED = 0.26;

/** Figures of two checkers: what is on top, which an exchange carries over, and what remains. */
export const stacks: Readonly<Record<string, Record<'top' | 'rest', Omit<PieceLook, 'side'>>>> = {
  'checker-king': {
    top: { figure: 'checker-crown', letter: 'K' },
    rest: { figure: 'checker-courtesan', letter: 'C' },
  },
};

function crownedChecker(builder: MeshBuilder, side: Side, y: number): void {
  checker(builder, side, y, false);
  builder.turned(
    PLATE,
    [
      [0, y + 0.24],
      [0.25, y + 0.24],
      [0.25, y + 0.3],
      [0.2, y + 0.32],
      [0, y + 0.32],
    ],
    24,
  );
  for (let point = 0; point < 5; point += 1) {
    const turn = (point / 5) * 2 * Math.PI;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    builder.tube(
      INK,
      [
        [x * 0.2, y + 0.29, z * 0.2, 0.085],
        [x * 0.26, y + 0.44, z * 0.26, 0.055],
        [x * 0.31, y + 0.6, z * 0.31, 0.012],
      ],
      7,
    );
  }
  builder.ring(INK, [0, y + 0.33, 0], 0.2, 0.05, 28);
}

/** One checker. Seat 1 has a smooth edge and a solid mark, seat 2 a notched edge and a ring. */
export function checker(builder: MeshBuilder, side: Side, y: number, marked: boolean): void {
  builder.turned(
    BODY,
    [
      [0, y + 0.01],
      [0.4, y + 0.01],
      [0.43, y + 0.05],
      [0.43, y + 0.19],
      [0.4, y + 0.23],
      [0.34, y + 0.235],
      [0.31, y + 0.21],
      [0, y + 0.21],
    ],
    side === 1 ? 36 : 32,
  );
  if (side === 1)
    builder.turned(
      PLATE,
      [
        [0.41, y + 0.1],
        [0.445, y + 0.105],
        [0.445, y + 0.135],
        [0.41, y + 0.14],
      ],
      36,
    );
  else {
    for (let notch = 0; notch < 16; notch += 1) {
      const turn = (notch / 16) * 2 * Math.PI;
      builder.box(
        PLATE,
        [Math.sin(turn) * 0.43, y + 0.12, Math.cos(turn) * 0.43],
        [0.07, 0.16, 0.05],
        [0, turn, 0],
      );
    }
  }
  if (!marked) return;
  if (side === 1)
    builder.turned(
      INK,
      [
        [0, y + 0.245],
        [0.13, y + 0.24],
        [0.16, y + 0.2],
      ],
      24,
    );
  else builder.ring(INK, [0, y + 0.215, 0], 0.2, 0.035, 28);
}
