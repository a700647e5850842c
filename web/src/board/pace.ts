import type { Effect } from '../wire/generated';
import type { Chosen } from '../ui/stored-settings';

/** How fast things move: all times are multiplied by this. */
export const paceFactor: Readonly<Record<Chosen<'pace'>, number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

/** How long dice are watched before what they decided happens, in milliseconds. */
export const DICE = 1000;
/** What a player has done is seen for at least as long before the reply, in milliseconds. */
export const SEEN = 600;

const [SHORTEST, LONGEST] = [600, 900];
const FALLS = 250;

/** How long effects of one choice take, in milliseconds: those of the viewer's own are quick, those of others can be followed. */
export function timeOf(effects: readonly Effect[], own: boolean): number {
  const legs = effects.reduce((sum, each) => sum + (each.type === 'moved' ? each.path.length - 1 : 0), 0);
  const falls = effects.some(({ type }) => type === 'removed');
  const acts = falls || legs > 0 || effects.some(({ type }) => type === 'attacked' || type === 'placed');
  const walk = own ? (legs > 0 ? walkDuration(legs) : 0) + (falls ? FALLS : 0) : 500 + 100 * legs;
  const act = own ? Math.max(150, walk) : Math.min(LONGEST, Math.max(SHORTEST, walk));
  return (hasDice(effects) ? DICE : 0) + (acts ? act : 0);
}

/** The duration of a walk of some steps, in milliseconds. */
export function walkDuration(steps: number): number {
  return Math.min(350, 150 + 50 * steps);
}

/** Whether dice are rolled. */
export function hasDice(effects: readonly Effect[]): boolean {
  return effects.some(({ type }) => type === 'rolled' || type === 'showdown');
}
