import type { BoardModel } from '../board/model';
import type { Step } from '../board/motion';
import { gameOf } from '../games/variants';
import type { View } from '../wire/scene';

/** A model for a recorded position; `tell` is called with what is chosen on the board. */
export function recordedModel(view: View, steps: readonly Step[], tell: (words: string) => void): BoardModel {
  return {
    key: view.position,
    steps,
    moves: view.moves,
    decides: view.decides,
    viewer: view.decides,
    play: ({ text }) => tell(`move ${text}`),
    refuse: (spaces) => tell(`wrong ${spaces.join(' ')}`),
  };
}

/** The names of a game's sides. */
export function sidesOf(game: string): readonly [string, string] {
  return gameOf(game)?.sides ?? ['', ''];
}
