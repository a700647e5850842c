import { showcases, type Showcase, type Variant } from './games';

type Game = Pick<Showcase, 'name' | 'variants'>;

/** The name as the server writes it, with the options in alphabetical order. They may be given in any order. */
export function canonicalName(name: string): string {
  const colon = name.indexOf(':') + 1;
  return name.slice(0, colon || undefined) + (colon ? name.slice(colon).split(',').sort().join(',') : '');
}

/** The game that this is the name of a variant of. */
export function gameOf(name: string): Showcase | null {
  return showcases.find((game) => variantOf(game, name) !== null) ?? null;
}

/** The variant of this name. */
export function variantOf({ variants }: Pick<Game, 'variants'>, name: string): Variant | null {
  const wanted = canonicalName(name);
  return variants.find((variant) => variant.name === wanted) ?? null;
}

/** The sizes of a game, the smallest first; none if there is only one. */
export function sizesOf({ variants }: Pick<Game, 'variants'>): number[] {
  const sizes = variants.flatMap(({ size }) => size ?? []);
  return [...new Set(sizes)].sort((one, other) => one - other);
}

/** The options of a game that can be turned on or off. */
export function optionsOf({ variants }: Pick<Game, 'variants'>): string[] {
  return [...new Set(variants.flatMap(({ options }) => options))];
}

/** The name of the variant with this size and these options; the usual game if there is none. */
export function nameOf({ name, variants }: Game, size: number | null, options: readonly string[]): string {
  const isWanted = (variant: Variant) =>
    variant.size === size &&
    variant.options.length === options.length &&
    variant.options.every((option) => options.includes(option));
  return variants.find(isWanted)?.name ?? name;
}
