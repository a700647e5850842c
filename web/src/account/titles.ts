import type { GameInfo } from '../wire/generated';

/** What people call a game with its variant; its name where nobody knows the game. */
export function titleOf(games: readonly GameInfo[], name: string): string {
  for (const game of games) {
    const variant = game.variants.find((each) => each.name === name);
    if (variant) return variant.variant === '' ? game.title : `${game.title} (${variant.variant})`;
  }
  return name;
}
