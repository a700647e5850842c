import { untrack } from 'svelte';

/** A short message that disappears by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'news' | 'error';
  /** A link. */
  readonly link: ToastLink | null;
  /** A button. */
  readonly action: ToastAction | null;
}

export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

export interface ToastAction {
  readonly text: string;
  readonly run: () => void;
}

const STAYS = 6000;
/** A message with a link stays longer, so that the link can be followed. */
const LINK_STAYS = 20_000;
let count = 0;
const list = $state<Toast[]>([]);

/** The visible messages. */
export function toasts(): readonly Toast[] {
  return list;
}

export function toast(text: string, kind: Toast['kind'] = 'news', link: ToastLink | null = null): void {
  // A message isn't shown twice at once.
  const same = list.find((each) => each.text === text && each.link?.href === link?.href);
  if (same) dismiss(same.id);
  const shown = { id: (count += 1), text, kind, link, action: null };
  list.push(shown);
  setTimeout(() => dismiss(shown.id), link ? LINK_STAYS : STAYS);
}

/** Offers something to do; the message stays until it is answered or closed. Returns its number. */
export function offer(text: string, action: ToastAction): number {
  const id = (count += 1);
  list.push({ id, text, kind: 'news', link: null, action });
  return id;
}

export function dismiss(id: number): void {
  const at = list.findIndex((each) => each.id === id);
  if (at >= 0) list.splice(at, 1);
}

/** Removes the messages that link to the current page. */
export function dismissAt(path: string): void {
  untrack(() => {
    for (const each of list.filter(({ link }) => link?.href === path)) dismiss(each.id);
  });
}
