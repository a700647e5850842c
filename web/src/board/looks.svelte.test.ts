import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { settings } from '../ui/settings.svelte';
import type { BoardOptions } from './options';
import Picture from './Picture.svelte';

let picture: Record<string, unknown> | null = null;

function show(game: string, options: Partial<BoardOptions>) {
  const { scene } = fixture(game, 0);
  picture = mount(Picture, { target: document.body, props: { scene, options, label: game } });
  flushSync();
  return scene;
}
const letters = () => [...document.querySelectorAll('text.letter')].map((each) => each.textContent);
const count = (what: string) => document.querySelectorAll(what).length;

afterEach(async () => {
  if (picture) await unmount(picture);
  picture = null;
  settings.choose('pieces', 'figures');
});

describe('pieces', () => {
  test('are figures at first', () => {
    show('courtier', {});
    expect(letters()).toEqual([]);
  });
  test('may be letters, a clear one on each', () => {
    const scene = show('king-and-courtesan', { pieces: 'letters' });
    expect(letters().sort()).toEqual(scene.pieces.map((piece) => piece.letter.toUpperCase()).sort());
  });
  test('follow the setting', () => {
    settings.choose('pieces', 'letters');
    const scene = show('courtier', {});
    expect(letters()).toHaveLength(scene.pieces.length);
    settings.choose('pieces', 'figures');
    flushSync();
    expect(letters()).toEqual([]);
  });
});

describe('a plain board', () => {
  for (const game of ['courtier', 'king-and-courtesan', 'courtyard']) {
    test(`of ${game} has all its spaces and no inlay`, () => {
      const scene = show(game, { ground: 'plain' });
      expect(count('.space')).toBe(scene.spaces.length);
      expect(count('.inlay')).toBe(0);
    });
  }
  test('is not what a visitor sees', () => {
    show('courtier', {});
    expect(count('.inlay')).toBeGreaterThan(0);
  });
});
