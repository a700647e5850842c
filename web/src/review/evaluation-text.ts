import { sideName } from '../board/label';
import { gameOf, variantOf } from '../games/variants';
import { say, type Sides } from '../messages/say';
import { currentLanguage, lookUp, t } from '../messages/t.svelte';
import type {
  Analysis,
  AnalysisLine,
  DiceCheck,
  EndingView,
  ExactValue,
  ReviewMove,
  VariantInfo,
} from '../wire/generated';
import type { Seat } from '../table/allowed-actions';
import { endReason, endTitle } from '../table/game-text';
import { signed, standingOf } from './score';

/** Whether it is a win, a draw or a loss. */
export type Result = 'win' | 'draw' | 'loss';

export function resultOf({ points }: Pick<ExactValue, 'points'>): Result {
  return points > 0 ? 'win' : points < 0 ? 'loss' : 'draw';
}

/** A value short enough for a space of the board: `+1`, `=`, `−2`. */
export function shortValue({ points }: Pick<ExactValue, 'points'>): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '=';
}

/** A number of points with its sign, as the language writes it. */
export function pointsText(points: number): string {
  return signed(points, currentLanguage());
}

/** Who is better, in words. */
export function standingWords(score: number, sides: Sides): string {
  const { standing, side } = standingOf(score);
  return side === null ? t('review-even') : t(`review-${standing}`, { side: sideName(sides, side) });
}

/** Who wins for certain, and how soon. */
export function decidedWords([points, plies]: readonly [number, number], sides: Sides): string {
  if (points === 0) return t('review-drawn');
  const won = { side: sideName(sides, points > 0 ? 1 : 2), points: Math.abs(points) };
  return plies === 1 ? t('review-winsNow', won) : t('review-wins', { ...won, plies });
}

/** What the computer thinks of a position, in a few words. */
export function opinionWords(analysis: Analysis, sides: Sides): string {
  const best = analysis.lines[0];
  if (best?.decided && analysis.decides !== null) return decidedWords(best.decided, sides);
  return standingWords(analysis.score, sides);
}

/** The score of a line, short: a number, or a win and how soon. */
export function lineScore({ score, decided }: Pick<AnalysisLine, 'score' | 'decided'>): string {
  if (!decided) return pointsText(score);
  const [points, plies] = decided;
  if (points === 0) return '=';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} · ${plies}`;
}

/** The exact value of a move for the player who makes it. */
export function valueWords(value: ExactValue): string {
  const points = Math.abs(value.points);
  const result = resultOf(value);
  if (result === 'draw') return t('review-value-draw');
  return t(`review-value-${result}`, { points, plies: value.plies });
}

/** The exact value of a position, for both sides. */
export function exactWords(value: ExactValue | null, decides: number | null, sides: Sides): string {
  if (!value || decides === null) return '';
  return decidedWords([decides === 1 ? value.points : -value.points, value.plies], sides);
}

/** How a game ended, and why. */
export function endingWords(ending: EndingView, sides: Sides): string {
  return `${endTitle(ending, sides, null)}. ${endReason(ending, sides)}`;
}

/** The result of verifying the dice of a record. */
export function diceWords(dice: DiceCheck): string {
  switch (dice.kind) {
    case 'none':
      return t('review-dice-none');
    case 'verified':
      return t('review-dice-verified', { rolls: dice.rolls });
    case 'unknown':
      return t('review-dice-unknown', { why: say(dice.why) });
  }
}

/** The name of a variant. */
export function variantWords({ name, variant, summary }: VariantInfo): string {
  if (variant === '') return t('review-usual');
  const { size, options = [] } = variantOf(gameOf(name) ?? { variants: [] }, name) ?? {};
  if (size) return `${size} × ${size}`;
  const short = options.map((option) => lookUp(`variant-${option}-short`) ?? option).join(', ');
  return short || summary || variant;
}

/** What a solved position is worth. */
export function solvedWords(points: number, sides: Sides): string {
  if (points === 0) return t('review-solved-draw');
  return t('review-solved-win', {
    side: sideName(sides, points > 0 ? 1 : 2),
    points: Math.abs(points),
  });
}

/** What a solved position was worth before and after a move, where the move gave something away. */
export function solvedMoveWords(
  { by, before, after }: Pick<ReviewMove, 'by' | 'before' | 'after'>,
  sides: Sides,
  seat: Seat,
): string {
  if (by !== 1 && by !== 2) return solvedWords(after, sides);
  const [had, took] = by === 1 ? [before, after] : [-before, -after];
  if (had <= took) return solvedWords(after, sides);
  if (took > 0) {
    if (by === seat) return t('review-solved-took-you', { points: had, took });
    return t('review-solved-took', { side: sideName(sides, by), points: had, took });
  }
  return t('review-solved-change', { before: worthWords(before, sides), after: worthWords(after, sides) });
}

function worthWords(points: number, sides: Sides): string {
  if (points === 0) return t('review-solved-value-draw');
  return t('review-solved-value-win', {
    side: sideName(sides, points > 0 ? 1 : 2),
    points: Math.abs(points),
  });
}

/** That a side won a solved game although it could not against perfect play; empty if it could. */
export function upsetWords(
  moves: readonly ReviewMove[],
  winner: number | null,
  sides: Sides,
  names: readonly [string, string],
  seat: Seat,
): string {
  const [first] = moves;
  if (!first?.exact || (winner !== 1 && winner !== 2)) return '';
  if ((winner === 1 ? first.before : -first.before) > 0) return '';
  const side = sideName(sides, winner);
  if (winner === seat) return t('review-solved-upset-you', { side });
  return t('review-solved-upset', { side, name: names[winner - 1] ?? side });
}
