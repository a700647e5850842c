import { casual } from '../src/api/tables';
import type { Terms } from '../src/wire/generated';

/** A friendly game without a clock, in which seat 1 begins. */
export function terms(game: string, more: Partial<Terms> = {}): Terms {
  return { ...casual(game), begins: 'first', ...more };
}
