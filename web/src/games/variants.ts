import { showcases, type Showcase, type Variant } from './games';

type Game = Pick<Showcase, 'name' | 'variants'>;

/** The game that this is the name of a variant of. */
export function gameOf(name: string): Showcase | null {
  return showcases.find(({ variants }) => variants.some((variant) => variant.name === name)) ?? null;
}

/** The variant of this name. */
export function variantOf({ variants }: Pick<Game, 'variants'>, name: string): Variant | null {
  return variants.find((variant) => variant.name === name) ?? null;
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
