import type { ReviewMove } from '../wire/generated';
import { mistakeOf, MISTAKES, type Mistake } from './glyphs';

/** How one side played. */
export interface Summary {
  /** How many moves it chose. */
  readonly moves: number;
  /** How many of them lost no value. */
  readonly faultless: number;
  readonly mistakes: Readonly<Record<Mistake, number>>;
  /** The points lost in total. */
  readonly lost: number;
}

/** How a side played, as far as the game is reviewed. */
export function summaryOf(moves: readonly ReviewMove[], side: number): Summary {
  const own = moves.filter((move) => move.by === side);
  const count = (which: Mistake) => own.filter((move) => mistakeOf(move.mistake) === which).length;
  const [inaccuracy = 0, mistake = 0, blunder = 0] = MISTAKES.map(count);
  return {
    moves: own.length,
    faultless: own.filter((move) => move.loss <= 0).length,
    mistakes: { inaccuracy, mistake, blunder },
    lost: own.reduce((sum, move) => sum + Math.max(0, move.loss), 0),
  };
}

/** What the dice did for seat 1. */
export interface Luck {
  /** How often they were rolled. */
  readonly rolls: number;
  /** The points that seat 1 gained beyond expectation; negative if seat 2 did. */
  readonly sum: number;
  /** The same after each roll, by ply. */
  readonly course: readonly { readonly ply: number; readonly sum: number }[];
  /** The roll that changed the evaluation most. */
  readonly greatest: ReviewMove | null;
}

/** How lucky the dice were. */
export function luckOf(moves: readonly ReviewMove[]): Luck {
  const rolls = moves.filter((move) => move.by === null);
  let sum = 0;
  const course = rolls.map((roll) => ({ ply: roll.ply + 1, sum: (sum += roll.loss) }));
  const greatest = rolls.reduce<ReviewMove | null>(
    (best, roll) => (best === null || Math.abs(roll.loss) > Math.abs(best.loss) ? roll : best),
    null,
  );
  return { rolls: rolls.length, sum, course, greatest };
}
