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

/** Why a piece cannot move at all: what is wrong with the spaces near it. */
export async function whyStuck(
  game: string,
  position: string,
  from: string,
  near: readonly string[],
): Promise<string> {
  const [stuck, ...others] = await Promise.all(
    [[from], ...near.map((to) => [from, to])].map((spaces) => ask('/why', { game, position, spaces })),
  );
  if (!stuck) return '';
  if (stuck.why?.code !== 'why-stuck') return whyWords(stuck);
  const reasons = new Set(others.flatMap(({ why }) => (why ? [say(why)] : [])));
  return [whyWords(stuck), ...[...reasons].slice(0, ENOUGH)].join(' ');
}

/** More reasons than these explain nothing. */
const ENOUGH = 2;
