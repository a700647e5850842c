import type { Side } from '../wire/scene';

/** The meaning of expected points for people. */
export type Standing = 'even' | 'slight' | 'better' | 'winning';

/** The thresholds of expected points; a draw and a win are one point apart. */
const STANDINGS: readonly (readonly [number, Standing])[] = [
  [0.75, 'winning'],
  [0.35, 'better'],
  [0.1, 'slight'],
];

/** Who is better, by the expected points for seat 1, and by how much. */
export function standingOf(score: number): { readonly standing: Standing; readonly side: Side | null } {
  const found = STANDINGS.find(([least]) => Math.abs(score) >= least);
  if (!found) return { standing: 'even', side: null };
  return { standing: found[1], side: score > 0 ? 1 : 2 };
}

/** How much of a bar belongs to seat 1, from 0 to 1. Wins that are worth more than a point fill it as one point does. */
export function shareOf(score: number): number {
  return (1 + Math.min(1, Math.max(-1, score))) / 2;
}

/** The score of a line as a number with a sign: `+0.42`. */
export function signed(score: number, language = 'en'): string {
  // Zero has no sign.
  const rounded = Math.round(score * 100) / 100 + 0;
  return new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(rounded)
    .replace('-', '−');
}
