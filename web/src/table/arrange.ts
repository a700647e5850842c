import type { SetupInfo } from '../wire/generated';
import type { Move } from '../wire/scene';

/**
 * Arranging pieces before the game. The server lists the allowed arrangements and where each puts its pieces; an
 * arrangement is only ever one of those.
 */
export type Arrangement = Readonly<SetupInfo>;

/** The arrangement with the pieces on two spaces swapped; null if it isn't allowed. */
export function swapped(
  from: Arrangement,
  one: number,
  other: number,
  allowed: readonly Arrangement[],
): Arrangement | null {
  if (one === other) return null;
  const wanted = new Map(from.pieces.map(({ space, letter }) => [space, letter]));
  const [a, b] = [wanted.get(one), wanted.get(other)];
  if (a === undefined || b === undefined) return null;
  wanted.set(one, b).set(other, a);
  const fits = ({ pieces }: Arrangement) =>
    pieces.length === wanted.size && pieces.every(({ space, letter }) => wanted.get(space) === letter);
  return allowed.find(fits) ?? null;
}

/** Any other allowed arrangement; `random` gives a number from 0 to 1, without 1. */
export function shuffled(
  from: Arrangement,
  allowed: readonly Arrangement[],
  random: () => number,
): Arrangement {
  const others = allowed.filter(({ text }) => text !== from.text);
  return others[Math.floor(random() * others.length)] ?? from;
}

/** Every allowed swap, as moves for a board; `text` is the resulting arrangement. */
export function swaps(
  from: Arrangement,
  allowed: readonly Arrangement[],
  nameOf: (space: number) => string,
): readonly Move[] {
  const spaces = from.pieces.map(({ space }) => space).sort((one, other) => one - other);
  return spaces.flatMap((one) =>
    spaces.flatMap((other) => {
      const after = swapped(from, one, other, allowed);
      return after ? [{ text: after.text, trail: [nameOf(one), nameOf(other)], aim: null }] : [];
    }),
  );
}
