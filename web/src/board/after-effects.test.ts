import { expect, test } from 'vitest';
import { moved, removed, huffed } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import { showcases } from '../games/games';
import type { Scene } from '../wire/scene';
import { afterEffects } from './after-effects';

const standing = (scene: Scene | null | undefined) =>
  scene?.pieces.map(({ space, letter, figure }) => `${space} ${letter} ${figure}`).sort();

test('effects lead to the pieces of the next position, in recorded games of every kind', () => {
  for (const { name, scenes, steps } of showcases) {
    for (const [index, { effects }] of steps.entries()) {
      const [before, after] = [scenes[index], scenes[index + 1]];
      if (before)
        expect(standing(afterEffects(before, effects)), `${name} ${index}`).toEqual(standing(after));
    }
  }
});

test('the last path is marked', () => {
  const { scene } = fixture('holochess', 0);
  const after = afterEffects(scene, [moved('a5 b5 c b11')]);
  const marked = after?.marks.map(({ space, kind }) => `${scene.spaces[space]?.name} ${kind}`);
  expect(marked).toEqual(['a5 lastFrom', 'b5 lastTo', 'c lastTo', 'b11 lastTo']);
});

test('effects of another position lead nowhere', () => {
  const { scene } = fixture('courtier', 0);
  expect(afterEffects(scene, [moved('b8 b9')])).toBeNull();
  expect(afterEffects(scene, [removed('b8', huffed)])).toBeNull();
});
