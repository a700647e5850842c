import { say } from '../messages/say';
import type { WhyView } from '../wire/generated';
import { ask } from '../rules/rules';

/** Why a try is illegal, as a sentence in the current language; empty if it is legal. */
export async function whyNot(game: string, position: string, spaces: readonly string[]): Promise<string> {
  return whyWords(await ask('/why', { game, position, spaces: [...spaces] }));
}

/** The reason and the alternatives, as sentences. */
export function whyWords({ why, instead }: WhyView): string {
  return [why, instead].flatMap((fact) => (fact ? [say(fact)] : [])).join(' ');
}
