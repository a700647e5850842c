import { afterEach, expect, test, vi } from 'vitest';
import { jumps } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import { BoardAnimation } from './animation.svelte';
import type { Step } from './motion';

const [before, after] = [fixture('courtyard', 28).scene, fixture('courtyard', 29).scene];
const earlier: readonly Step[] = [{ text: 'j9-i8', effects: [] }];
const steps: readonly Step[] = [...earlier, { text: 'j5xh7xj9', effects: jumps }];

function shown(animate = true): BoardAnimation {
  const clockwork = new BoardAnimation();
  clockwork.arrive(before, earlier, animate);
  clockwork.arrive(after, steps, animate);
  return clockwork;
}

afterEach(() => vi.unstubAllGlobals());

test('what a new step did is played', () => {
  const clockwork = shown();
  expect(clockwork.motion?.walks).toHaveLength(1);
  expect(clockwork.motion?.losses).toHaveLength(2);
  clockwork.stop();
});

test('the same position sent again neither stops it nor restarts it', () => {
  const clockwork = shown();
  const { motion } = clockwork;
  clockwork.arrive(structuredClone(after), structuredClone(steps), true);
  expect(clockwork.motion).toBe(motion);
  clockwork.stop();
  clockwork.arrive(structuredClone(after), structuredClone(steps), true);
  expect(clockwork.motion).toBeNull();
});

test('a step that is taken back is not played', () => {
  const clockwork = shown();
  clockwork.arrive(before, earlier, true);
  expect(clockwork.motion).toBeNull();
});

test('a scene without steps is shown as it is', () => {
  const clockwork = new BoardAnimation();
  clockwork.arrive(before, [], true);
  clockwork.arrive(after, [], true);
  expect(clockwork.motion).toBeNull();
});

test('nothing moves for those who want reducedMotion, or have switched it off', () => {
  expect(shown(false).motion).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(shown().motion).toBeNull();
});
