import type { Direction } from './tree';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
};
/** Elements with their own use for these keys. */
const OWN =
  'input, textarea, select, dialog, [role="tablist"], [role="slider"], [role="radiogroup"], [role="grid"]';

/** The step that a key leads to, unless the focused element uses the key itself. */
export function directionOf(event: KeyboardEvent): Direction | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const direction = KEYS[event.key] ?? null;
  if (!(event.target instanceof Element)) return direction;
  return event.target.closest(OWN) ? null : direction;
}

/** Removes the focus after a click, so that keys step through the game again. */
export function letGo(node: HTMLElement): () => void {
  const onclick = ({ detail }: MouseEvent) => {
    // Screen readers and the keyboard click without a pointer, and keep the focus.
    const focused = document.activeElement;
    if (detail > 0 && node.contains(focused)) (focused as HTMLElement | SVGElement).blur();
  };
  node.addEventListener('click', onclick);
  return () => node.removeEventListener('click', onclick);
}
