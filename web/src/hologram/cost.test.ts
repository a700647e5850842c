import { InstancedMesh, Mesh, type Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { offscreen, starts } from './offscreen';

/** What a laptop with integrated graphics easily draws sixty times a second. */
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

describe.each(starts)('the pieces of $game', ({ game, scene }) => {
  const { figures, pools, frame } = offscreen(scene);
  frame(5000);

  test('need few draw calls and not too many triangles', () => {
    const { calls, triangles } = cost(figures);
    console.info(`${game}: ${calls} draw calls, ${triangles} triangles`);
    expect(calls).toBeLessThanOrEqual(CALLS);
    expect(triangles).toBeLessThanOrEqual(TRIANGLES);
    expect(pools.count).toBe(scene.pieces.length);
  });
});
