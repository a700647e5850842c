import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { t } from '../messages/t.svelte';
import type { Phase } from '../wire/generated';
import type { Seat } from './allowed-actions';
import Tips from './Tips.svelte';

const say = { 'tip-1': 'Look.', 'tip-2': 'Think.', 'tip-3': 'Move.' };
let shown: ReturnType<typeof mount> | null = null;

function show(seat: Seat = 1, phase: Phase = 'playing', game = 'a-game'): string {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  shown = mount(Tips, { target: document.body, props: { game, say, seat, phase } });
  flushSync();
  return document.body.textContent;
}
function press(name: string): string {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
  found?.click();
  flushSync();
  return document.body.textContent;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test('three tips follow each other, and then never come again', () => {
  expect(show()).toContain('Look.');
  expect(press(t('goal-nextTip'))).toContain('Think.');
  expect(press(t('goal-nextTip'))).toContain('Move.');
  expect(press(t('goal-understood')).trim()).toBe('');
  expect(show().trim()).toBe('');
  expect(show(1, 'playing', 'another-game')).toContain('Look.');
});

test('they can be dismissed at once', () => {
  show();
  expect(press(t('goal-noTips')).trim()).toBe('');
  expect(show().trim()).toBe('');
});

test('they are for the players of a first game', () => {
  expect(show(null).trim()).toBe('');
  expect(show(1, 'setup')).toContain('Look.');
  show(1, 'over');
  expect(show(1, 'playing').trim()).toBe('');
});
