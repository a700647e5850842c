import type { GameInfo } from '../wire/generated';

/** The game and the variant of a full name: `king-and-courtesan:7` is `7` of `king-and-courtesan`. */
export function splitName(full: string): { readonly game: string; readonly variant: string } {
  const at = full.indexOf(':');
  return at < 0 ? { game: full, variant: '' } : { game: full.slice(0, at), variant: full.slice(at + 1) };
}

/** What a variant is made of: a size, or options that can be combined. */
const parts = (variant: string): string[] => variant.split(',').filter((part) => part !== '');
const isSize = (part: string): boolean => /^\d+$/.test(part);

/** The other sizes that a game has, the smallest first. */
export function sizesOf(game: GameInfo): number[] {
  const sizes = game.variants.flatMap(({ variant }) => parts(variant)).filter(isSize);
  return [...new Set(sizes.map(Number))].sort((one, other) => one - other);
}

/** The options of a game that can be turned on or off. */
export function optionsOf(game: GameInfo): string[] {
  const options = game.variants.flatMap(({ variant }) => parts(variant)).filter((part) => !isSize(part));
  return [...new Set(options)];
}

/** The options and the size that a full name asks for; size null is the usual one. */
export function chosenIn(full: string): { readonly size: number | null; readonly options: string[] } {
  const all = parts(splitName(full).variant);
  const size = all.find(isSize);
  return { size: size === undefined ? null : Number(size), options: all.filter((part) => !isSize(part)) };
}

/** The full name of the game so; the usual game where there is no such variant. */
export function nameOf(game: GameInfo, size: number | null, options: readonly string[]): string {
  const wanted = [...(size === null ? [] : [String(size)]), ...options].sort().join();
  const found = game.variants.find(({ variant }) => parts(variant).sort().join() === wanted);
  return found?.name ?? game.name;
}
