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
  return event.target.closest(OWN) ? null : direction;
}

/** Lets go of the focus when something within was clicked, so that the keys go back to stepping through the game. */
export function letGo(node: HTMLElement): () => void {
  const onclick = ({ detail }: MouseEvent) => {
    // Screen readers and the keyboard click without a pointer, and keep the focus.
    const focused = document.activeElement;
    if (detail > 0 && node.contains(focused)) (focused as HTMLElement | SVGElement).blur();
  };
  node.addEventListener('click', onclick);
  return () => node.removeEventListener('click', onclick);
}
