import { isKey } from '../messages/messages';
import { t, word } from '../messages/t.svelte';
import type { WhyView } from '../wire/generated';
import { call } from './http';

/** Why a try is not legal, in a sentence of the current language; empty where it is legal. */
export async function whyNot(game: string, position: string, spaces: readonly string[]): Promise<string> {
  return whyWords(await call<WhyView>('POST', '/why', { game, position, spaces }));
}

/** The server's reason in our own words. */
export function whyWords(view: WhyView): string {
  const key = `why.${view.kind}`;
  if (view.kind === null) return '';
  if (!isKey(key)) return view.why;
  const piece = view.piece === null ? '' : word('piece', view.piece);
  const reason = t(key, { piece, space: view.space ?? '', steps: view.steps ?? 0 });
  return view.may.length === 0 ? reason : `${reason} ${mayWords(view.piece, listed(view.may))}`;
}

/** What may be done instead: where the tried piece may go, or what a push or a removal may be. A creature has a name. */
function mayWords(piece: string | null, spaces: string): string {
  if (piece === null) return t('why.possible', { spaces });
  const key = `the.${piece}`;
  return t('why.may', { piece: isKey(key) ? t(key) : word('piece', piece), spaces });
}

function listed(spaces: readonly string[]): string {
  const last = spaces[spaces.length - 1] ?? '';
  const others = spaces.slice(0, -1);
  return others.length === 0 ? last : t('why.or', { others: others.join(', '), last });
}
