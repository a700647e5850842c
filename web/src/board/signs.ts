/** The signs on special squares, in a box of 100 around their middle. */
export const signs = {
  safe: 'M0 -40L34 -28L34 4C30 26 14 36 0 42C-14 36 -30 26 -34 4L-34 -28Z',
  home: 'M-30 22L-38 -20L-16 -4L0 -34L16 -4L38 -20L30 22ZM-30 32L30 32',
  entrance: 'M-30 8L0 -22L30 8L30 26L0 -4L-30 26Z',
} as const;
