import { describe, expect, test } from 'vitest';
import { showcases } from '../games/games';
import type { Scene } from '../wire/scene';
import { captured } from './captured';
import { measured, measuresOf, type Measure } from './measures';

function showcase(name: string) {
  const found = showcases.find((game) => game.name === name);
  if (!found) throw new Error(`no game ${name}`);
  return found;
}
function start(name: string): Scene {
  const [scene] = showcase(name).scenes;
  if (!scene) throw new Error(`no scene of ${name}`);
  return scene;
}
async function measure(game: string, kind: Measure['kind']): Promise<Measure> {
  const found = (await measuresOf(game)).find((each) => each.kind === kind);
  if (!found) throw new Error(`${game} doesn't count ${kind}`);
  return found;
}
/** The scene with the pieces of a side on these spaces alone. */
function placed(scene: Scene, side: 1 | 2, spaces: readonly string[]): Scene {
  const like = scene.pieces.find((piece) => piece.side === side);
  if (!like) throw new Error('no piece');
  const pieces = spaces.map((name) => ({
    ...like,
    space: scene.spaces.findIndex((space) => space.name === name),
  }));
  return { ...scene, pieces };
}

test('every game counts something', async () => {
  for (const { name } of showcases) expect(await measuresOf(name), name).not.toEqual([]);
});

test('pieces that are left', async () => {
  const left = await measure('courtier', 'left');
  expect(measured(left, 1, start('courtier'), [[], []])).toBe(6);
});

describe('a row', async () => {
  const row = await measure('dejarik', 'row');
  const check = (spaces: readonly string[], expected: number) =>
    expect(measured(row, 1, placed(start('dejarik'), 1, spaces), [[], []]), spaces.join()).toBe(expected);

  test('is as long as what lies side by side', () => {
    check(['a1', 'a2', 'a3'], 0);
    check(['b2', 'b4'], 1);
    check(['b2', 'b3', 'b5', 'a6'], 2);
    check(['b2', 'b3', 'b4', 'b5'], 4);
  });
  test('crosses the seam', () => check(['b11', 'b12', 'b1'], 3));
  test('is the one that the rules score', () => {
    const { scenes, steps } = showcase('dejarik');
    const scored = steps.flatMap(({ effects }, at) =>
      effects.flatMap((effect) =>
        effect.type === 'scored' && effect.why.type === 'row'
          ? [{ at, ...effect, length: effect.why.length }]
          : [],
      ),
    );
    for (const { at, side, length } of scored) {
      const scene = scenes[at + 1];
      expect(scene && measured(row, side as 1 | 2, scene, [[], []])).toBe(length);
    }
  });
});

test('captures are what the other side has lost', async () => {
  const captures = await measure('dejarik', 'captured');
  const lost = captured([
    {
      text: '',
      effects: [{ type: 'removed', side: 2, piece: 'pawn', at: 'b1', why: { type: 'huffed', missed: null } }],
    },
  ]);
  expect(measured(captures, 1, start('dejarik'), lost)).toBe(1);
  expect(measured(captures, 2, start('dejarik'), lost)).toBe(0);
});

describe('the way of a king', () => {
  test('leads to the far corner, also diagonally', async () => {
    const way = await measure('king-and-courtesan', 'distance');
    expect(measured(way, 1, start('king-and-courtesan'), [[], []])).toBe(5);
    expect(measured(way, 2, start('king-and-courtesan'), [[], []])).toBe(5);
  });
  test('leads around the walls and in by the gate', async () => {
    const way = await measure('courtyard', 'distance');
    // From f1 by e2, d3, c4, b5, c6, d7 and e8 to f7, and in.
    expect(measured(way, 1, start('courtyard'), [[], []])).toBe(9);
  });
  test('ends when it is lost', async () => {
    const way = await measure('courtyard', 'distance');
    const scene = start('courtyard');
    const without = { ...scene, pieces: scene.pieces.filter(({ kind }) => kind !== 'king') };
    expect(measured(way, 1, without, [[], []])).toBeNull();
  });
});
