/** One short tone or noise of a sound. Times are seconds, pitches hertz. */
export interface Voice {
  readonly kind: 'stone' | 'glass' | 'hum';
  /** When it begins, from the start of the sound. */
  readonly at: number;
  readonly pitch: number;
  /** The pitch at the end. */
  readonly to?: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** All sounds. */
export type SoundName =
  | 'move'
  | 'capture'
  | 'huff'
  | 'boost'
  | 'exchange'
  | 'enter'
  | 'danger'
  | 'dice'
  | 'push'
  | 'win'
  | 'lose'
  | 'tick';

/** Every sound, made of stone (a soft knock), glass (a clear tone) and hum (a low one). */
export const sounds: Readonly<Record<SoundName, readonly Voice[]>> = {
  move: [
    { kind: 'stone', at: 0, pitch: 320, length: 0.07, loud: 0.5 },
    { kind: 'hum', at: 0, pitch: 150, to: 120, length: 0.09, loud: 0.35 },
  ],
  capture: [
    { kind: 'stone', at: 0, pitch: 240, length: 0.09, loud: 0.7 },
    { kind: 'glass', at: 0.02, pitch: 880, to: 620, length: 0.16, loud: 0.3 },
    { kind: 'stone', at: 0.09, pitch: 420, length: 0.06, loud: 0.35 },
  ],
  huff: [
    { kind: 'glass', at: 0, pitch: 520, to: 1040, length: 0.22, loud: 0.3 },
    { kind: 'stone', at: 0.18, pitch: 200, length: 0.08, loud: 0.5 },
  ],
  boost: [
    { kind: 'stone', at: 0, pitch: 320, length: 0.07, loud: 0.45 },
    { kind: 'hum', at: 0.05, pitch: 140, to: 320, length: 0.24, loud: 0.5 },
  ],
  exchange: [
    { kind: 'stone', at: 0, pitch: 420, length: 0.06, loud: 0.4 },
    { kind: 'glass', at: 0.05, pitch: 660, length: 0.14, loud: 0.25 },
    { kind: 'stone', at: 0.2, pitch: 320, length: 0.07, loud: 0.5 },
  ],
  enter: [
    { kind: 'stone', at: 0, pitch: 260, length: 0.08, loud: 0.5 },
    { kind: 'glass', at: 0.08, pitch: 587, to: 784, length: 0.32, loud: 0.3 },
  ],
  danger: [
    { kind: 'hum', at: 0, pitch: 196, length: 0.14, loud: 0.4 },
    { kind: 'hum', at: 0.18, pitch: 185, length: 0.2, loud: 0.4 },
  ],
  dice: [0, 0.06, 0.11, 0.19, 0.29].map((at, bounce) => ({
    kind: 'stone' as const,
    at,
    pitch: 640 - bounce * 45,
    length: 0.045,
    loud: 0.6 - bounce * 0.09,
  })),
  push: [
    { kind: 'hum', at: 0, pitch: 90, to: 170, length: 0.2, loud: 0.6 },
    { kind: 'stone', at: 0.16, pitch: 260, length: 0.08, loud: 0.5 },
  ],
  win: [
    { kind: 'glass', at: 0, pitch: 523, length: 0.3, loud: 0.35 },
    { kind: 'glass', at: 0.12, pitch: 659, length: 0.3, loud: 0.35 },
    { kind: 'glass', at: 0.24, pitch: 784, length: 0.55, loud: 0.4 },
    { kind: 'hum', at: 0, pitch: 131, length: 0.7, loud: 0.3 },
  ],
  lose: [
    { kind: 'glass', at: 0, pitch: 392, length: 0.3, loud: 0.28 },
    { kind: 'glass', at: 0.16, pitch: 311, length: 0.5, loud: 0.28 },
    { kind: 'hum', at: 0.1, pitch: 104, to: 78, length: 0.6, loud: 0.4 },
  ],
  tick: [{ kind: 'stone', at: 0, pitch: 1150, length: 0.03, loud: 0.3 }],
};
