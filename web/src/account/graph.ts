import type { RatingPoint } from '../api/players';

/** A rating over time as a picture: everything in units of the picture, with y downwards. */
export interface Graph {
  readonly dots: readonly { readonly x: number; readonly y: number; readonly point: RatingPoint }[];
  /** Horizontal lines and their ratings. */
  readonly lines: readonly { readonly y: number; readonly rating: number }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest range of ratings that the graph shows. */
const LEAST_SPAN = 100;
const STEPS = [25, 50, 100, 200, 250, 500, 1000];
const MOST_LINES = 6;

/** Draws the points, which come in the order of time: one step to the right for every game. */
export function graphOf(points: readonly RatingPoint[], { width, height }: Size): Graph {
  if (points.length === 0) return { dots: [], lines: [] };
  const { low, high, step } = scaleOf(points.map((point) => point.rating));
  const y = (rating: number) => height * (1 - (rating - low) / (high - low));
  const x = (at: number) => (points.length === 1 ? width / 2 : (at / (points.length - 1)) * width);
  const count = Math.round((high - low) / step) + 1;
  return {
    dots: points.map((point, at) => ({ x: x(at), y: y(point.rating), point })),
    lines: Array.from({ length: count }, (_, at) => low + at * step).map((rating) => ({
      rating,
      y: y(rating),
    })),
  };
}

/** Round numbers below and above all ratings, and the round step between two lines. */
export function scaleOf(ratings: readonly number[]): { low: number; high: number; step: number } {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const spare = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  for (const step of STEPS) {
    const low = Math.floor((least - spare) / step) * step;
    const high = Math.ceil((most + spare) / step) * step;
    if ((high - low) / step < MOST_LINES) return { low, high, step };
  }
  return { low: Math.floor(least), high: Math.ceil(most), step: Math.ceil(most) - Math.floor(least) };
}

/** The dots joined by a line, as SVG path data. */
export function pathOf(dots: Graph['dots']): string {
  return dots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The index of the dot nearest to a horizontal position. */
export function nearest(dots: Graph['dots'], x: number): number | null {
  if (dots.length === 0) return null;
  return dots.reduce((best, dot, at) => {
    return Math.abs(dot.x - x) < Math.abs((dots[best]?.x ?? Infinity) - x) ? at : best;
  }, 0);
}
