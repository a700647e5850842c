import type { Art } from './art';
import { dot, mirror } from './mirror';

const king: Art = {
  body: mirror('M50 4L60 24L78 9L73 44C88 52 92 74 91 94L50 94'),
  plates: 'M28 36L72 36L71 44L29 44Z',
  lines: 'M50 58L50 94M33 62C30 72 28 82 28 94M67 62C70 72 72 82 72 94',
  spots: dot(50, 26, 4),
  royal: true,
};

const guard: Art = {
  body: mirror('M50 6C66 6 75 17 75 32L75 42L88 46L88 66C86 82 66 92 50 97'),
  plates: 'M34 29L66 29L66 36L34 36Z',
  lines: 'M50 36L50 46M24 54L50 66L76 54M28 68L50 80L72 68',
};

/** Kings, guards and other people of a court. */
export const court: Readonly<Record<string, Art>> = {
  'court-king': king,
  'court-guard': guard,
  crown: king,
  helmet: guard,
  hood: {
    body: mirror('M50 20C66 20 72 33 69 47C82 55 86 76 84 94L50 94'),
    spots: 'M50 31C58 31 60 38 58 44C56 49 53 51 50 51C47 51 44 49 42 44C40 38 42 31 50 31Z',
    lines: 'M50 62L50 94',
  },
  pawn: {
    body: mirror('M50 8C63 8 71 17 71 29C71 37 67 43 62 47L73 52L73 60L62 61C62 73 70 79 80 83L82 94L50 94'),
    lines: 'M30 56L70 56M24 84L76 84',
    spots: dot(43, 24, 5),
  },
  'checker-courtesan': {
    body: 'M8 42A42 27 0 0 1 92 42L92 58A42 27 0 0 1 8 58Z',
    lines: 'M8 42A42 27 0 0 0 92 42',
    seat: [dot(50, 40, 13, 8), dot(50, 40, 24, 15)],
  },
  /** Two checkers high, with a crown on top. */
  'checker-king': {
    body: 'M8 27A42 27 0 0 1 92 27L92 73A42 27 0 0 1 8 73Z',
    lines: 'M8 27A42 27 0 0 0 92 27M8 50A42 27 0 0 0 92 50',
    spots: 'M29 35L25 18L39 25L50 12L61 25L75 18L71 35C60 39 40 39 29 35Z',
    royal: true,
  },
};
