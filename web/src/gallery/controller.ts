import type { Controller } from '../board/controller';
import type { Step } from '../board/motion';
import type { View } from '../wire/scene';

/** Stands behind a board that shows a recorded position, and says what is chosen on it. */
export function shownBy(view: View, steps: readonly Step[], tell: (words: string) => void): Controller {
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
