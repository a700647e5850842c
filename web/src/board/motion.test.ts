import { describe, expect, test } from 'vitest';
import { showcases } from '../fixtures/showcase';
import { fixture } from '../fixtures/fixtures';
import { along, motion } from './motion';

describe('between two scenes', () => {
  test('a piece walks the way of its move', () => {
    const [before, after] = [fixture('holochess', 0).scene, fixture('holochess', 1).scene];
    const found = motion(before, after);
    const names = found?.walks[0]?.way.map((space) => after.spaces[space]?.name);
    expect(names).toEqual(['a5', 'b5', 'c', 'b11']);
    expect(found?.gone).toEqual([]);
  });

  test('a chain of jumps takes the jumped pieces off', () => {
    const found = motion(fixture('courtyard', 28).scene, fixture('courtyard', 29).scene);
    expect(found?.walks).toHaveLength(1);
    expect(found?.gone).toHaveLength(2);
  });

  test('an exchange carries the top checker over', () => {
    const found = motion(
      fixture('king-and-courtesan:7', 22).scene,
      fixture('king-and-courtesan:7', 23).scene,
    );
    expect(found?.walks[0]).toMatchObject({ kind: 'carry', piece: { kind: 'courtesan' } });
    expect(found?.held[0]).toMatchObject({ kind: 'courtesan' });
  });

  test('another position does not move', () => {
    expect(motion(fixture('courtier', 0).scene, fixture('courtier', 20).scene)).toBeNull();
    const { scene } = fixture('courtier', 0);
    expect(motion(scene, scene)).toBeNull();
  });

  test('no motion is shorter than 150 ms or longer than 350 ms', () => {
    for (const { scenes } of showcases) {
      scenes.slice(1).forEach((after, at) => {
        const before = scenes[at];
        const found = before && motion(before, after);
        if (!found) return;
        expect(found.duration).toBeGreaterThanOrEqual(150);
        expect(found.duration).toBeLessThanOrEqual(350);
      });
    }
  });
});

describe('along a way', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ];
  test('it begins at the start', () => expect(along(way, 0)).toEqual({ x: 0, y: 0 }));
  test('half of it is the corner', () => expect(along(way, 0.5)).toEqual({ x: 2, y: 0 }));
  test('it ends at the end', () => expect(along(way, 1)).toEqual({ x: 2, y: 2 }));
});
