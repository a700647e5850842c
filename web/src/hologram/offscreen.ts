import { Vector2 } from 'three';
import type { Scene } from '../wire/scene';
import { Figures } from './figures';
import { Pools } from './pools';
import { PieceAnimator } from './piece-animator';

/** The games whose pieces are counted and timed: each where it has the most of them. */
export const STARTS = ['courtier', 'dejarik', 'holochess', 'king-and-courtesan:10', 'courtyard'];

/** The pieces of a scene without a renderer, to be put in their places for one picture after another. */
export function drawn(scene: Scene): { figures: Figures; pools: Pools; picture: (now: number) => void } {
  const [animator, pools] = [new PieceAnimator(), new Pools()];
  const figures = new Figures({ time: { value: 0 }, picture: { value: new Vector2() } });
  figures.dress(scene.board.kind === 'diamond' ? 'checkers' : 'figures');
  const still = { moved: null, ahead: null, chosen: null, upright: null, bright: null };
  animator.show({ scene, effects: [], facings: new Map(), ...still }, 0, true, false);
  const picture = (now: number) => {
    const all = animator.figures(now);
    figures.draw(all);
    pools.draw(all);
  };
  return { figures, pools, picture };
}
