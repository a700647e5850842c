import type { Move, Piece, Side } from '../wire/scene';

/**
 * Arranging pieces before the game. A setup is a text such as `=SGNM`; which ones are allowed the server says, so an
 * arrangement is only ever one of those texts.
 */

/** The letters of the pieces from their owner's left to right. */
export function lettersOf(setup: string): readonly string[] {
  return [...setup.replace(/^=/, '')];
}

/** Two pieces change places; null where the result is not allowed. */
export function swapped(
  setup: string,
  one: number,
  other: number,
  allowed: readonly string[],
): string | null {
  const letters = [...lettersOf(setup)];
  const [a, b] = [letters[one], letters[other]];
  if (a === undefined || b === undefined || one === other) return null;
  [letters[one], letters[other]] = [b, a];
  const text = `=${letters.join('')}`;
  return allowed.includes(text) ? text : null;
}

/** Any other allowed setup; `random` gives a number from 0 to 1, without 1. */
export function shuffled(setup: string, allowed: readonly string[], random: () => number): string {
  const others = allowed.filter((each) => each !== setup);
  return others[Math.floor(random() * others.length)] ?? setup;
}

/** Where each letter of the usual setup stands. */
export interface Slot {
  readonly letter: string;
  readonly piece: Piece;
}

/** The slots of a side, in the order of the setup's letters, from the pieces as the usual setup has them. */
export function slotsOf(pieces: readonly Piece[], side: Side, usual: string): readonly Slot[] {
  const own = pieces.filter((piece) => piece.side === side);
  return lettersOf(usual).flatMap((letter) => {
    const piece = own.find((each) => each.letter.toUpperCase() === letter);
    return piece ? [{ letter, piece }] : [];
  });
}

/** The pieces as another setup has them. */
export function placed(slots: readonly Slot[], setup: string): readonly Piece[] {
  return lettersOf(setup).flatMap((letter, at) => {
    const [place, who] = [slots[at], slots.find((slot) => slot.letter === letter)];
    return place && who ? [{ ...who.piece, space: place.piece.space }] : [];
  });
}

/** Every allowed change of places, as moves that a board can offer; `text` is the setup that follows. */
export function swaps(
  slots: readonly Slot[],
  setup: string,
  allowed: readonly string[],
  nameOf: (space: number) => string,
): readonly Move[] {
  return slots.flatMap((from, one) =>
    slots.flatMap((to, other) => {
      const text = swapped(setup, one, other, allowed);
      return text === null
        ? []
        : [{ text, trail: [nameOf(from.piece.space), nameOf(to.piece.space)], aim: null }];
    }),
  );
}
