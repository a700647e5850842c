import { MeshBuilder } from './mesh-builder';
import { BODY, INK, PLATE } from './mesh-builder';

/** Creatures that are recognised by their profile. */
export const profiled: ReadonlySet<string> = new Set(['ngok', 'molator', 'monnok', 'klorslug']);

/**
 * Eight creatures, the same as in the flat set: attack is bulk, defence is shell and plates, movement is legs or
 * length. They face positive z, stand on y = 0 and are about one unit high.
 */
export const creatures: Readonly<Record<string, (builder: MeshBuilder) => void>> = {
  // 5/5/2: as broad as it is high, horned, with plated shoulders.
  savrip: (builder) => {
    builder
      .ball(BODY, [0, 0.44, -0.02], [0.33, 0.26, 0.25])
      .ball(BODY, [0, 0.27, 0], [0.27, 0.2, 0.21])
      .ball(BODY, [0, 0.57, 0.16], [0.18, 0.15, 0.17])
      .ball(BODY, [0, 0.5, 0.29], [0.11, 0.075, 0.08])
      .both((side) => {
        const x = (value: number) => value * side;
        builder
          .tube(BODY, [
            [x(0.17), 0.26, 0, 0.15],
            [x(0.22), 0.06, 0.02, 0.13],
          ])
          .ball(BODY, [x(0.22), 0.05, 0.08], [0.14, 0.06, 0.17])
          .ball(PLATE, [x(0.34), 0.55, -0.02], [0.17, 0.15, 0.2], [0, 0, x(-0.5)])
          .ball(PLATE, [x(0.39), 0.42, -0.01], [0.13, 0.1, 0.16], [0, 0, x(-0.9)])
          .tube(BODY, [
            [x(0.36), 0.48, 0, 0.12],
            [x(0.45), 0.28, 0.06, 0.105],
            [x(0.41), 0.13, 0.14, 0.12],
          ])
          .ball(BODY, [x(0.41), 0.1, 0.16], [0.13, 0.1, 0.14])
          .tube(BODY, [
            [x(0.1), 0.64, 0.13, 0.085],
            [x(0.24), 0.69, 0.1, 0.08],
            [x(0.33), 0.81, 0.06, 0.055],
            [x(0.27), 1, 0.03, 0.008],
          ])
          .ball(INK, [x(0.085), 0.6, 0.3], [0.055, 0.022, 0.03], [0.2, x(0.3), x(0.45)])
          .thorn(PLATE, [x(0.07), 0.46, 0.34], [x(0.08), 0.55, 0.37], 0.022);
      })
      .tube(
        INK,
        [
          [-0.06, 0.455, 0.36, 0.01],
          [0, 0.475, 0.375, 0.012],
          [0.06, 0.455, 0.36, 0.01],
        ],
        5,
      );
  },
  // 3/3/2: even in everything, two legs, big ears and a look of mild alarm.
  ghhhk: (builder) => {
    builder
      .ball(BODY, [0, 0.41, 0], [0.33, 0.34, 0.28])
      .ball(INK, [0, 0.43, 0.29], [0.045, 0.065, 0.06])
      .tube(
        INK,
        [
          [-0.13, 0.27, 0.235, 0.013],
          [-0.065, 0.23, 0.255, 0.013],
          [0, 0.27, 0.27, 0.013],
          [0.065, 0.23, 0.255, 0.013],
          [0.13, 0.27, 0.235, 0.013],
        ],
        5,
      )
      .both((side) => {
        const x = (value: number) => value * side;
        builder
          .tube(BODY, [
            [x(0.14), 0.62, 0, 0.14],
            [x(0.2), 0.78, -0.02, 0.09],
            [x(0.25), 0.98, -0.03, 0.008],
          ])
          .tube(
            PLATE,
            [
              [x(0.15), 0.68, 0.075, 0.06],
              [x(0.195), 0.79, 0.04, 0.045],
              [x(0.235), 0.91, 0.0, 0.008],
            ],
            7,
          )
          .ball(PLATE, [x(0.13), 0.54, 0.2], [0.125, 0.125, 0.08], [0, x(0.35), 0])
          .ball(INK, [x(0.125), 0.535, 0.275], [0.052, 0.055, 0.03])
          .ball(PLATE, [x(0.33), 0.36, -0.02], [0.06, 0.17, 0.13], [0, 0, x(0.25)])
          .tube(BODY, [
            [x(0.14), 0.14, 0, 0.08],
            [x(0.15), 0.05, 0.03, 0.075],
          ])
          .ball(BODY, [x(0.15), 0.04, 0.09], [0.1, 0.045, 0.13]);
      });
  },
  // 2/6/1: a dome on one broad foot.
  ngok: (builder) => {
    builder
      .ball(BODY, [0, 0.09, 0.02], [0.36, 0.11, 0.45])
      .stone(PLATE, [0, 0.3, -0.05], [0.37, 0.4, 0.41])
      .ring(BODY, [0, 0.2, -0.05], 0.37, 0.045)
      .tube(BODY, [
        [0, 0.12, 0.34, 0.1],
        [0, 0.2, 0.46, 0.09],
        [0, 0.25, 0.5, 0.1],
      ])
      .both((side) => {
        builder.ball(INK, [0.06 * side, 0.3, 0.56], [0.025, 0.03, 0.025]);
      });
    const knobs: [number, number][] = [
      [0, 90],
      [0, 52],
      [72, 52],
      [144, 52],
      [216, 52],
      [288, 52],
      [36, 18],
      [108, 18],
      [180, 18],
      [252, 18],
      [324, 18],
    ];
    for (const [around, above] of knobs) {
      const [turn, rise] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
      const way = [Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)] as const;
      const out = (far: number) =>
        [way[0] * 0.37 * far, 0.3 + way[1] * 0.4 * far, -0.05 + way[2] * 0.41 * far] as const;
      builder.thorn(BODY, out(0.85), out(1.27), 0.075);
    }
  },
  // 6/1/3: three pairs of legs behind a pair of jaws, and nothing to protect it.
  molator: (builder) => {
    builder
      .tube(
        BODY,
        [
          [0, 0.8, -0.5, 0.01],
          [0, 0.6, -0.44, 0.045],
          [0, 0.5, -0.28, 0.1],
          [0, 0.5, -0.06, 0.14],
          [0, 0.58, 0.1, 0.16],
          [0, 0.72, 0.17, 0.17],
        ],
        12,
      )
      .tube(
        BODY,
        [
          [0, 0.78, 0.12, 0.16],
          [0, 0.8, 0.3, 0.145],
          [0, 0.75, 0.48, 0.08],
        ],
        12,
      )
      .tube(
        BODY,
        [
          [0, 0.6, 0.14, 0.12],
          [0, 0.5, 0.3, 0.09],
          [0, 0.47, 0.43, 0.05],
        ],
        10,
      )
      .ball(INK, [0, 0.64, 0.27], [0.09, 0.07, 0.1])
      .both((side) => {
        const x = (value: number) => value * side;
        builder.ball(INK, [x(0.12), 0.89, 0.3], [0.025, 0.03, 0.055], [0.3, 0, x(-0.6)]);
        for (const [z, out] of [
          [0.5, 0.04],
          [0.41, 0.08],
          [0.31, 0.11],
        ] as const) {
          builder.thorn(PLATE, [x(out), 0.72, z], [x(out), 0.58, z + 0.01], 0.032);
          builder.thorn(PLATE, [x(out * 0.8), 0.51, z - 0.07], [x(out * 0.8), 0.61, z - 0.05], 0.026);
        }
        for (const [z, step] of [
          [-0.26, -0.08],
          [-0.06, 0.02],
          [0.12, 0.1],
        ] as const) {
          builder.tube(BODY, [
            [x(0.09), 0.48, z, 0.085],
            [x(0.22), 0.34, z + step * 0.4, 0.06],
            [x(0.2), 0.12, z + step, 0.045],
            [x(0.22), 0.03, z + step + 0.05, 0.05],
          ]);
        }
      });
  },
  // 5/4/3: six legs, two claws, a plated tail with a sting.
  monnok: (builder) => {
    const tail = [
      [0, 0.3, -0.14, 0.12],
      [0, 0.36, -0.36, 0.12],
      [0, 0.58, -0.49, 0.11],
      [0, 0.82, -0.42, 0.1],
      [0, 0.95, -0.2, 0.085],
      [0, 0.9, 0, 0.06],
    ] as const;
    builder
      .ball(BODY, [0, 0.3, 0.05], [0.2, 0.13, 0.29])
      .ball(BODY, [0, 0.34, 0.3], [0.13, 0.1, 0.11])
      .tube(BODY, tail, 10)
      .thorn(INK, [0, 0.9, 0.02], [0, 0.72, 0.13], 0.065);
    for (const z of [-0.08, 0.04, 0.16])
      builder.ball(PLATE, [0, 0.345, z], [0.19, 0.115, 0.055], [0.25, 0, 0]);
    for (const [, y, z, thick] of tail.slice(1, 5)) builder.ball(PLATE, [0, y, z], thick * 1.22);
    builder.both((side) => {
      const x = (value: number) => value * side;
      builder
        .ball(INK, [x(0.065), 0.41, 0.36], 0.03)
        .tube(BODY, [
          [x(0.14), 0.32, 0.24, 0.055],
          [x(0.32), 0.36, 0.3, 0.055],
          [x(0.3), 0.4, 0.4, 0.06],
        ])
        .ball(BODY, [x(0.29), 0.41, 0.42], [0.085, 0.08, 0.1])
        .tube(BODY, [
          [x(0.34), 0.43, 0.46, 0.05],
          [x(0.34), 0.5, 0.58, 0.01],
        ])
        .tube(BODY, [
          [x(0.24), 0.41, 0.47, 0.045],
          [x(0.2), 0.43, 0.58, 0.01],
        ]);
      for (const z of [-0.1, 0.05, 0.19]) {
        builder.tube(
          BODY,
          [
            [x(0.14), 0.28, z, 0.045],
            [x(0.32), 0.36, z * 1.5, 0.038],
            [x(0.44), 0.03, z * 2, 0.022],
          ],
          7,
        );
      }
    });
  },
  // 4/3/1: rooted on one foot, all arms above. Watches you.
  houjix: (builder) => {
    builder
      .turned(BODY, [
        [0, 0],
        [0.43, 0],
        [0.44, 0.04],
        [0.36, 0.1],
        [0.29, 0.22],
        [0.3, 0.4],
        [0.25, 0.56],
        [0.12, 0.65],
        [0, 0.67],
      ])
      .ball(PLATE, [0, 0.39, 0.22], [0.18, 0.18, 0.12])
      .ball(INK, [0, 0.39, 0.32], [0.06, 0.11, 0.04])
      .tube(
        INK,
        [
          [-0.14, 0.16, 0.28, 0.012],
          [0, 0.135, 0.335, 0.014],
          [0.14, 0.16, 0.28, 0.012],
        ],
        5,
      );
    for (let arm = 0; arm < 9; arm += 1) {
      const turn = ((arm + 0.5) / 9) * 2 * Math.PI;
      const high = arm % 2 === 0;
      const at = (out: number, y: number, thick: number) =>
        [Math.sin(turn) * out, y, Math.cos(turn) * out, thick] as const;
      builder.tube(
        BODY,
        high
          ? [at(0.12, 0.52, 0.1), at(0.2, 0.72, 0.075), at(0.29, 0.9, 0.05), at(0.43, 0.97, 0.008)]
          : [at(0.16, 0.46, 0.1), at(0.31, 0.63, 0.07), at(0.43, 0.68, 0.045), at(0.5, 0.58, 0.008)],
      );
    }
  },
  // 1/6/2: a shield on two long legs. Would rather be elsewhere, and can.
  strider: (builder) => {
    builder
      .turned(
        PLATE,
        [
          [0, 0.56],
          [0.28, 0.56],
          [0.43, 0.535],
          [0.47, 0.56],
          [0.45, 0.7],
          [0.36, 0.85],
          [0.2, 0.95],
          [0, 0.985],
        ],
        30,
      )
      .ring(BODY, [0, 0.555, 0], 0.455, 0.032)
      .ball(BODY, [0, 0.53, 0.02], [0.17, 0.11, 0.15]);
    for (let rib = 0; rib < 8; rib += 1) {
      const turn = (rib / 8) * 2 * Math.PI;
      const at = (out: number, y: number) => [Math.sin(turn) * out, y, Math.cos(turn) * out, 0.02] as const;
      builder.tube(
        BODY,
        [at(0.465, 0.58), at(0.44, 0.72), at(0.355, 0.86), at(0.2, 0.955), at(0.02, 0.99)],
        5,
      );
    }
    builder.both((side) => {
      const x = (value: number) => value * side;
      builder
        .ball(INK, [x(0.07), 0.5, 0.15], [0.028, 0.03, 0.025])
        .tube(BODY, [
          [x(0.1), 0.52, 0, 0.065],
          [x(0.25), 0.4, 0.04, 0.05],
          [x(0.33), 0.28, 0.08, 0.055],
          [x(0.27), 0.14, 0.0, 0.04],
          [x(0.24), 0.04, -0.04, 0.045],
        ])
        .ball(BODY, [x(0.27), 0.035, 0.02], [0.1, 0.035, 0.14]);
    });
  },
  // 6/2/2: a mouth with a stomach behind it. Cheerful.
  klorslug: (builder) => {
    builder
      .tube(
        BODY,
        [
          [0, 0.06, -0.5, 0.03],
          [0, 0.1, -0.36, 0.1],
          [0, 0.17, -0.14, 0.19],
          [0, 0.3, 0.04, 0.23],
          [0, 0.54, -0.0, 0.21],
          [0, 0.76, 0.04, 0.21],
        ],
        14,
      )
      .tube(
        BODY,
        [
          [0, 0.79, 0, 0.21],
          [0, 0.82, 0.22, 0.18],
          [0, 0.78, 0.42, 0.1],
        ],
        14,
      )
      .tube(
        BODY,
        [
          [0, 0.5, 0.06, 0.18],
          [0, 0.5, 0.26, 0.13],
          [0, 0.5, 0.4, 0.07],
        ],
        12,
      )
      .ball(INK, [0, 0.65, 0.2], [0.14, 0.09, 0.16]);
    for (const [y, z] of [
      [0.42, 0.14],
      [0.3, 0.19],
      [0.18, 0.19],
    ] as const)
      builder.ball(PLATE, [0, y, z], [0.18, 0.05, 0.1], [-0.4, 0, 0]);
    builder.both((side) => {
      const x = (value: number) => value * side;
      builder.ball(BODY, [x(0.1), 0.97, 0.1], 0.075).ball(INK, [x(0.11), 0.99, 0.155], 0.042);
      for (const [z, out] of [
        [0.46, 0.05],
        [0.36, 0.1],
        [0.25, 0.14],
      ] as const) {
        builder.thorn(PLATE, [x(out), 0.73, z], [x(out), 0.6, z + 0.02], 0.036);
        builder.thorn(PLATE, [x(out * 0.8), 0.54, z - 0.06], [x(out * 0.8), 0.65, z - 0.05], 0.03);
      }
    });
  },
};
