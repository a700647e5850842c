import type { Side } from '../wire/scene';
import { explore } from './games';

/** Whether a move loses at once: by itself, or because the other side can win with its next move. */
export async function losesAtOnce(
  game: string,
  position: string,
  move: string,
  side: Side,
): Promise<boolean> {
  const after = await explore({ game, position, moves: [move] });
  if (after.ending) return after.ending.winner !== null && after.ending.winner !== side;
  // What the dice decide, or the player's own next action, can still save the game.
  if (after.decides === null || after.decides === side) return false;
  for (const { text } of after.moves) {
    const { ending } = await explore({ game, position: after.position, moves: [text] });
    if (ending !== null && ending.winner !== null && ending.winner !== side) return true;
  }
  return false;
}
