import { remember, remembered } from '../ui/storage';

/** A game is new to a player until as many of its kind are finished. */
const NEW = 3;

const nameOf = (game: string) => `finished.${game.replace(/:.*$/, '')}`;
const count = (game: string) => Number(remembered(nameOf(game)) ?? 0) || 0;

/** Whether the player has finished few games of this kind in this browser. */
export function isNewTo(game: string): boolean {
  return count(game) < NEW;
}

/** The player has finished a game of this kind. */
export function finished(game: string): void {
  if (isNewTo(game)) remember(nameOf(game), String(count(game) + 1));
}
