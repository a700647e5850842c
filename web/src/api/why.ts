import { say } from '../messages/say';
import type { WhyView } from '../wire/generated';
import { ask } from '../rules/rules';

/** Why a try is not legal, in a sentence of the current language; empty where it is legal. */
export async function whyNot(game: string, position: string, spaces: readonly string[]): Promise<string> {
  return whyWords(await ask('/why', { game, position, spaces: [...spaces] }));
}

/** The reason, and what may be done instead. */
export function whyWords({ why, instead }: WhyView): string {
  return [why, instead].flatMap((fact) => (fact ? [say(fact)] : [])).join(' ');
}
