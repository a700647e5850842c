import { showcases } from '../fixtures/showcase';
import { lookUp } from '../messages/t.svelte';
import { chosenIn, splitName } from './variants';

/** The name of a game for people, with its size and options where they are not the usual ones. */
export function titleOf(full: string): string {
  const { game } = splitName(full);
  const { size, options } = chosenIn(full);
  const title = showcases.find(({ name }) => name === game)?.title ?? game;
  const said = options.map((option) => lookUp(`variant-${option}-short`) ?? option);
  return [size === null ? title : `${title} ${size}×${size}`, ...said].join(', ');
}
