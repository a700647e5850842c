import { Vector2 } from 'three';
import { fixtures } from '../fixtures/fixtures';
import type { Scene } from '../wire/scene';
import { Figures } from './figures';
import { PieceAnimator } from './piece-animator';
import { Pools } from './pools';

/** The starts of all recorded games, for tests and benchmarks. */
export const starts = fixtures.filter(({ index }) => index === 0);

/** The pieces of a scene without a renderer; `frame` places them for a moment in time. */
export function offscreen(scene: Scene): { figures: Figures; pools: Pools; frame: (now: number) => void } {
  const [animator, pools] = [new PieceAnimator(), new Pools()];
  const figures = new Figures({ time: { value: 0 }, picture: { value: new Vector2() } });
  const still = { rate: 1, moved: null, ahead: null, chosen: null, upright: null, bright: null };
  animator.show({ scene, effects: [], facings: new Map(), ...still }, 0, true, false);
  const frame = (now: number) => {
    const all = animator.figures(now);
    figures.draw(all);
    pools.draw(all);
  };
  return { figures, pools, frame };
}
