import { lookUp } from '../messages/t.svelte';
import { gameOf, variantOf } from './variants';

/** The name of a game for people, with its size and options where they are not the usual ones. */
export function titleOf(name: string): string {
  const game = gameOf(name);
  const variant = game && variantOf(game, name);
  if (!variant) return name;
  const { size, options } = variant;
  const said = options.map((option) => lookUp(`variant-${option}-short`) ?? option);
  const isUsual = size === null || size === game.variants[0]?.size;
  const note = variantNote(name);
  return [isUsual ? game.title : `${game.title} ${size}×${size}`, ...said, ...(note ? [note] : [])].join(
    ', ',
  );
}

/** A remark on a variant, such as that it is for learning; null if there is none. */
export function variantNote(name: string): string | null {
  return lookUp(`variant-${name.replace(':', '-')}-short`);
}
