import { explore } from '../api/games';
import type { Effect } from '../wire/generated';
import { sceneOf, type Side, type View } from '../wire/scene';

/** A position on the way through a game, and what led to it. */
export interface Played extends View {
  readonly game: string;
  readonly index: number;
  readonly step: string | null;
  /** What the last step did. */
  readonly effects: readonly Effect[];
}

/** Every position of a game from a start, as the server plays it: moves and rolls in notation. */
export function played(
  game: string,
  position: string | null,
  steps: readonly string[],
): Promise<readonly Played[]> {
  const starts = [null, ...steps].map(async (step, index): Promise<Played> => {
    const view = await explore({ game, position, moves: steps.slice(0, index) });
    return {
      game,
      index,
      step,
      effects: view.steps.at(-1)?.effects ?? [],
      position: view.position,
      decides: view.decides as Side | null,
      waitsForDice: view.dice !== null,
      scene: sceneOf(view.board, view),
      moves: view.moves,
    };
  });
  return Promise.all(starts);
}
