import { gameOf } from '../lobby/variants';

/** What the sides of a game are called, for the gallery. */
export function sidesOf(game: string): readonly [string, string] {
  return gameOf(game)?.sides ?? ['', ''];
}
