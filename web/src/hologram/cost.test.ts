import { InstancedMesh, Mesh, type Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { STARTS, drawn } from './drawn';

/** What a laptop without a graphics card of its own draws sixty times a second with ease. */
const CALLS = 30;
const TRIANGLES = 350_000;

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
});
