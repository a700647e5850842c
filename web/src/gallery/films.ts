import examples from '../../../docs/rules/examples.txt?raw';
import type { Effect } from '../wire/generated';
import { afterEffects } from '../board/after-effects';
import { motion, type Motion } from '../board/motion';
import type { Scene } from '../wire/scene';
import { played } from './played';

/** One moment of a game, to be looked at frame by frame. */
export interface Film {
  /** What is seen: the ways in which pieces move and are removed. */
  readonly name: string;
  readonly game: string;
  readonly text: string;
  readonly scene: Scene;
  readonly motion: Motion;
}

/** One film for each kind of moment in the worked examples of the rules pages. */
export async function films(): Promise<readonly Film[]> {
  const found = new Map<string, Film>();
  for (const line of examples.split('\n')) {
    const [game, position, moves] = line.split('\t');
    if (!game || !position || !moves || line.startsWith('#')) continue;
    const positions = await played(game, position, moves.split(' '));
    for (const [index, { effects, step }] of positions.entries()) {
      const before = positions[index - 1]?.scene;
      const name = nameOf(effects);
      const scene = before && afterEffects(before, effects);
      const moved = before && motion(before, effects);
      if (scene && moved && step && name !== '' && !found.has(`${name} ${before.board.kind}`))
        found.set(`${name} ${before.board.kind}`, { name, game, text: step, scene, motion: moved });
    }
  }
  return [...found.values()];
}

/** `step, removed between` */
function nameOf(effects: readonly Effect[]): string {
  const parts = effects.flatMap((effect) => {
    if (effect.type === 'moved') return [effect.how];
    if (effect.type === 'attacked') return ['attack'];
    return effect.type === 'removed' ? [`removed ${effect.why.type}`] : [];
  });
  return [...new Set(parts)].join(', ');
}
