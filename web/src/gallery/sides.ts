const SIDES: Record<string, readonly [string, string]> = {
  courtier: ['Teal', 'Amber'],
  holochess: ['Teal', 'Amber'],
  dejarik: ['Black', 'White'],
  'king-and-courtesan': ['Red', 'Blue'],
  courtyard: ['Ivory', 'Garnet'],
};

/** What the sides of a game are called, for the gallery. */
export function sidesOf(game: string): readonly [string, string] {
  return SIDES[game.split(':')[0] ?? ''] ?? ['', ''];
}
