/** A short message that goes away by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'error';
}

const STAYS = 6000;
let count = 0;
const list = $state<Toast[]>([]);

/** The messages that are shown now. */
export function toasts(): readonly Toast[] {
  return list;
}

export function toast(text: string, kind: Toast['kind'] = 'news'): void {
  const shown = { id: (count += 1), text, kind };
  list.push(shown);
  setTimeout(() => dismiss(shown.id), STAYS);
}

export function dismiss(id: number): void {
  const at = list.findIndex((each) => each.id === id);
  if (at >= 0) list.splice(at, 1);
}
