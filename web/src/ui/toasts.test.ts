import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, dismissAt, offer, toast, toasts } from './toasts.svelte';

const link = { href: '/table/a', text: 'Go' };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of [...toasts()]) dismiss(id);
  vi.useRealTimers();
});

test('a message disappears by itself', () => {
  toast('hello');
  vi.advanceTimersByTime(7000);
  expect(toasts()).toEqual([]);
});
test('a message with a link stays longer', () => {
  toast('your turn', 'news', link);
  vi.advanceTimersByTime(7000);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(20_000);
  expect(toasts()).toEqual([]);
});
test('the same message is shown once', () => {
  toast('your turn', 'news', link);
  toast('your turn', 'news', link);
  toast('your turn', 'news', { ...link, href: '/table/b' });
  expect(toasts().map((each) => each.link?.href)).toEqual(['/table/a', '/table/b']);
});
test('an offer stays until it is closed', () => {
  const id = offer('a new version', { text: 'Reload', run: () => undefined });
  vi.advanceTimersByTime(3_600_000);
  expect(toasts().map(({ text }) => text)).toEqual(['a new version']);
  dismiss(id);
  expect(toasts()).toEqual([]);
});
test('messages that link to the current page are removed', () => {
  toast('your turn', 'news', link);
  toast('hello');
  dismissAt('/table/a');
  expect(toasts().map(({ text }) => text)).toEqual(['hello']);
});
