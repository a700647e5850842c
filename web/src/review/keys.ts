import type { Direction } from './tree';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
};
/** What has a use of its own for these keys. */
const OWN =
  'input, textarea, select, dialog, [role="tablist"], [role="slider"], [role="radiogroup"], [role="grid"]';

/** Where a key leads in the game, unless what has the focus wants the key for itself. */
export function directionOf(event: KeyboardEvent): Direction | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const direction = KEYS[event.key] ?? null;
  if (!(event.target instanceof Element)) return direction;
  const owner = event.target.closest(OWN);
  if (!owner) return direction;
  // A board that was touched with the mouse is not being walked over with the keys.
  const touched = owner.matches('[role="grid"]') && !event.target.matches(':focus-visible');
  return touched ? direction : null;
}
