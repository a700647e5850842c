import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Graph from './Graph.svelte';
import type { Effect } from '../wire/generated';
import { reviewed } from './reviewed';
import type { Step } from './tree';

const moves = [
  reviewed(0, 1, 0, 0),
  reviewed(1, 2, 0, 0.7, { loss: 0.7, mistake: 'blunder' }),
  reviewed(2, null, 0.7, 0.5, { text: 'r4', loss: -0.2 }),
];
const rolled: Effect = {
  type: 'rolled',
  side: 1,
  attacker: 'Ghhhk',
  from: 'a2',
  defender: 'Houjix',
  at: 'b2',
  die: 4,
  sums: [7, 6],
  result: 'push',
};
const moved: Effect = { type: 'moved', side: 2, piece: 'guard', path: ['a8', 'b8'], how: 'step' };
/** The game has more choices than are reviewed. */
const steps = Array.from({ length: 12 }, (_, ply): Step => ({
  text: `m${ply}`,
  by: (ply % 2) + 1,
  turn: (ply % 2) + 1,
  trail: [],
  position: '',
  effects: ply === 2 ? [rolled] : ply === 1 ? [moved] : [],
}));
let graph: Record<string, unknown> | null = null;
let chosen: number[] = [];

function show(at: number | null): Element {
  graph = mount(Graph, {
    target: document.body,
    props: {
      moves,
      steps,
      at,
      sides: ['Teal', 'Amber'],
      names: ['Ada', 'Bob'],
      palette: 'tealAmber',
      onchoose: (ply: number) => chosen.push(ply),
    },
  });
  flushSync();
  const slider = document.querySelector('[role="slider"]');
  if (!slider) throw new Error('the graph is a slider');
  return slider;
}
const press = (slider: Element, ...keys: string[]) => {
  for (const key of keys) slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

beforeEach(() => {
  localStorage.setItem('holocourt.language', 'en');
  chosen = [];
});
afterEach(async () => {
  if (graph) await unmount(graph);
});

test('the slider says which step it is at and who stands better', () => {
  const slider = show(2);
  expect(slider.getAttribute('aria-valuemax')).toBe('12');
  expect(slider.getAttribute('aria-valuenow')).toBe('2');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '1. Amber guard moves from a8 to b8. · Blunder ?? · +0.70, Teal is better',
  );
});

test('rolls are described by their effects', () =>
  expect(show(3).getAttribute('aria-valuetext')).toBe(
    '2. Ghhhk attacks Houjix and rolls 4, 7 to 6: Houjix is pushed. · +0.50, Teal is better',
  ));

test('keys go to other steps, and never beyond the game', () => {
  press(show(2), 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageUp', 'PageDown', 'x');
  expect(chosen).toEqual([3, 1, 0, 12, 12, 0]);
});

test('mistakes have shapes of their own, and luck a line', () => {
  show(0);
  expect(document.querySelectorAll('.mark.blunder')).toHaveLength(1);
  expect(document.querySelector('.luck')).not.toBeNull();
});

test('within a variation no step is marked', () => {
  show(null);
  expect(document.querySelector('.cursor')).toBeNull();
});
