import { InstancedMesh, Mesh, Vector2, type Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import type { Scene } from '../wire/scene';
import { Figures } from './figures';
import { Pools } from './pools';
import { Troupe } from './troupe';

/** What a laptop without a graphics card of its own draws sixty times a second with ease. */
const CALLS = 30;
const TRIANGLES = 350_000;

const STARTS = ['courtier', 'dejarik', 'holochess', 'king-and-courtesan:10', 'courtyard'];

function drawn(scene: Scene): { figures: Figures; pools: Pools; picture: (now: number) => void } {
  const [troupe, pools] = [new Troupe(), new Pools()];
  const figures = new Figures({ time: { value: 0 }, picture: { value: new Vector2() } });
  figures.dress(scene.board.kind === 'diamond' ? 'checkers' : 'figures');
  const still = { moved: null, ahead: null, chosen: null, upright: null, bright: null };
  troupe.show({ scene, facings: new Map(), ...still }, 0, true, false);
  const picture = (now: number) => {
    const all = troupe.figures(now);
    figures.draw(all);
    pools.draw(all);
  };
  return { figures, pools, picture };
}

function cost(root: Object3D): { calls: number; triangles: number } {
  let [calls, triangles] = [0, 0];
  root.traverse((each) => {
    if (!(each instanceof Mesh) || !each.visible) return;
    const many = each instanceof InstancedMesh ? each.count : 1;
    calls += 1;
    triangles += (many * (each.geometry.index?.count ?? 0)) / 3;
  });
  return { calls, triangles };
}

describe.each(STARTS)('the pieces of %s', (game) => {
  const { figures, pools, picture } = drawn(fixture(game, 0).scene);
  picture(5000);

  test('are few drawings of not too many triangles', () => {
    const { calls, triangles } = cost(figures);
    console.info(`${game}: ${calls} drawings, ${triangles} triangles`);
    expect(calls).toBeLessThanOrEqual(CALLS);
    expect(triangles).toBeLessThanOrEqual(TRIANGLES);
    expect(pools.count).toBe(fixture(game, 0).scene.pieces.length);
  });

  test('take little time to be put in their places', () => {
    for (let at = 0; at < 200; at += 1) picture(5000 + at * 16);
    const began = performance.now();
    for (let at = 200; at < 700; at += 1) picture(5000 + at * 16);
    const each = (performance.now() - began) / 500;
    console.info(`${game}: ${each.toFixed(3)} ms for the places of a picture`);
    // A picture has 16 ms in all; a machine that does much else at the same time may need a multiple of the usual.
    expect(each).toBeLessThan(4);
  });
});
