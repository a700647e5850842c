import { showcases } from '../fixtures/showcase';
import { isKey } from '../messages/messages';
import { t } from '../messages/t.svelte';
import { chosenIn, splitName } from './variants';

/** The name of a game for people, with its size and options where they are not the usual ones. */
export function titleOf(full: string): string {
  const { game } = splitName(full);
  const { size, options } = chosenIn(full);
  const title = showcases.find(({ name }) => name === game)?.title ?? game;
  const said = options.map((option) => {
    const key = `variant.${option}.short`;
    return isKey(key) ? t(key) : option;
  });
  return [size === null ? title : `${title} ${size}×${size}`, ...said].join(', ');
}
