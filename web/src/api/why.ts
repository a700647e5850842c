import { say } from '../messages/say';
import type { WhyView } from '../wire/generated';
import { call } from './http';

/** Why a try is not legal, in a sentence of the current language; empty where it is legal. */
export async function whyNot(game: string, position: string, spaces: readonly string[]): Promise<string> {
  return whyWords(await call('post', '/why', { body: { game, position, spaces: [...spaces] } }));
}

/** The reason, and what may be done instead. */
export function whyWords({ why, instead }: WhyView): string {
  return [why, instead].flatMap((fact) => (fact ? [say(fact)] : [])).join(' ');
}
