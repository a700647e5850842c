import { say, type Param } from '../messages/say';
import { lookUp } from '../messages/t.svelte';
import type { WhyView } from '../wire/generated';
import { call } from './http';

/** Why a try is not legal, in a sentence of the current language; empty where it is legal. */
export async function whyNot(game: string, position: string, spaces: readonly string[]): Promise<string> {
  return whyWords(await call('post', '/why', { body: { game, position, spaces: [...spaces] } }));
}

/** The server's reason in our own words, and what may be done instead. */
export function whyWords({ kind, piece, space, steps, may, why }: WhyView): string {
  if (kind === null) return '';
  const code = codeOf(kind, space);
  if (lookUp(code) === null) return why;
  const params: Record<string, Param> = { may: { anyOf: may } };
  if (piece !== null) params.piece = { piece };
  if (space !== null) params.space = space;
  if (steps !== null) params.steps = steps;
  const reason = say({ code, params });
  if (may.length === 0) return reason;
  // A push or a removal is not a way for the tried piece.
  return `${reason} ${say({ code: piece === null ? 'why-possible' : 'why-may', params })}`;
}

function codeOf(kind: string, space: string | null): string {
  if (kind === 'noPiece' && space === null) return 'why-choose-first';
  return `why-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
