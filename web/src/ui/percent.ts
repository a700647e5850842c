/**
 * Weights in whole percents that add up to 100: where rounding down leaves some over, the largest rests get them, and
 * of equal rests those of the smaller weights.
 */
export function percentages(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const whole = exact.map(Math.floor);
  const rest = (at: number) => Math.round(1e6 * ((exact[at] ?? 0) - (whole[at] ?? 0)));
  const size = (at: number) => exact[at] ?? 0;
  const over = 100 - whole.reduce((sum, part) => sum + part, 0);
  const first = whole
    .map((_, at) => at)
    .sort((one, other) => rest(other) - rest(one) || size(one) - size(other));
  const raised = new Set(first.slice(0, over));
  return whole.map((part, at) => part + (raised.has(at) ? 1 : 0));
}
