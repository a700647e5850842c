import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import Hologram from '../hologram/Hologram.svelte';
import { settings } from '../ui/settings.svelte';
import AnyBoard from './AnyBoard.svelte';
import type { BoardModel } from './model';

const { scene, moves, decides } = fixture('courtier', 0);
const told: string[] = [];
const model: BoardModel = {
  key: '',
  steps: [],
  moves,
  decides,
  viewer: decides,
  play: ({ text }) => told.push(text),
};
const props = { scene, model, sides: ['One', 'Two'] as const };
let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  settings.setDimension('2d');
});

test('without 3D graphics, the flat board stays and works', () => {
  settings.setDimension('3d');
  shown = mount(AnyBoard, { target: document.body, props });
  flushSync();
  expect(document.querySelector('canvas')).toBeNull();
  for (const space of ['a4', 'b4']) {
    const cell = document.querySelector(`[data-space="${space}"]`);
    cell?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    flushSync();
  }
  expect(told).toEqual(['a4-b4']);
});

test('a hologram that cannot be drawn is reported, and its grid can still be read', () => {
  let lost = 0;
  shown = mount(Hologram, { target: document.body, props: { ...props, onlost: () => (lost += 1) } });
  flushSync();
  expect(lost).toBe(1);
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
  expect(document.querySelector('[data-space="a4"]')?.getAttribute('aria-label')).toContain('your piece');
});
