import { sideName } from '../board/label';
import { character } from '../lobby/levels';
import { effectsAloud } from '../messages/effect';
import type { Listener } from '../messages/told';
import { sentence, type Sides } from '../messages/say';
import { lookUp, t } from '../messages/t.svelte';
import type { Effect, EndingView, SeatView, TableView } from '../wire/generated';
import { rollOf } from './dice';
import type { Seat } from './allowed-actions';

/** The name of the player on a seat. */
export function seatName(seat: SeatView): string {
  if (seat.name === null) return t('table-empty');
  return seat.computer ? character(seat.name).name : seat.name;
}

/** A step in notation, and its effects. */
interface StepText {
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** A step of the game in words: what it did. */
export function stepAloud({ effects }: Pick<StepText, 'effects'>, sides: Sides): string {
  return effectsAloud(effects, sides);
}

/** A step in notation; where that doesn't show what was captured, with the spaces of what was: `a5-b5 ×b4`. */
export function stepText({ text, effects }: StepText): string {
  if (/[x!*]/.test(text)) return text;
  const gone = effects.flatMap((effect) => (effect.type === 'removed' ? [effect.at] : []));
  return gone.length === 0 ? text : `${text} ×${gone.join(',')}`;
}

/** A step in notation and then in words, as a button's name must contain its visible text. */
export function stepLabel(step: StepText, sides: Sides): string {
  const aloud = stepAloud(step, sides);
  return rollOf(step.effects) ? aloud : `${stepText(step)}: ${aloud}`;
}

/** For whom events at a table are described: players read names, everybody else colours. */
export function listenerOf({ state, game }: TableView, seat: Seat): Listener {
  const [first, second] = state.seats;
  const side = seat === 1 || seat === 2 ? seat : null;
  return { side, names: [seatName(first), seatName(second)], sides: game.sides };
}

/** Whose turn it is, as the viewer would say it. */
export function turnWords({ state, game }: TableView, seat: Seat): string {
  if (state.phase !== 'playing') return '';
  const side = state.decides ?? state.turn;
  if (side === null) return '';
  if (seat === side) return state.turn === side ? t('table-yourTurn') : t('table-yourChoice');
  const name = sideName(game.sides, side);
  return state.turn === side ? t('table-turnOf', { side: name }) : t('table-choiceOf', { side: name });
}

/** The result of the game, from the viewer's point of view. */
export function endTitle(ending: EndingView, sides: Sides, seat: Seat): string {
  if (ending.result === '*') return t('over-aborted');
  if (ending.winner === null) return t('over-drawn');
  if (seat === 1 || seat === 2) return ending.winner === seat ? t('over-won') : t('over-lost');
  return t('over-wins', { side: sideName(sides, ending.winner) });
}

/** Why the game ended. */
export function endReason({ reason }: EndingView, sides: Sides): string {
  return sentence(reason, sides);
}

/** Why the game ended, in the second person for its players. */
export function endTold(ending: EndingView, { side, names, sides }: Listener): string {
  const { reason, winner } = ending;
  const id = winner === side ? `won-${reason.code}` : `lost-${reason.code}`;
  const name = names[side === 1 ? 1 : 0] ?? '';
  const words = side !== null && winner !== null ? lookUp(id, { name }) : null;
  return words ?? endReason(ending, sides);
}
