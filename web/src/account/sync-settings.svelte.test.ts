import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../api/people';
import { session } from '../api/session.svelte';
import { currentLanguage, setLanguage } from '../messages/t.svelte';
import { settings } from '../ui/settings.svelte';
import { syncSettings } from './sync-settings.svelte';

/** What was sent to the server. */
let sent: unknown[] = [];
let stop: () => void;

const person = (kind: 'account' | 'guest', kept: object): Person =>
  ({ id: 'p1', kind, name: 'ada', settings: kept }) as unknown as Person;
const COMPLETE = { ...settings.all(), language: 'en' as const };

function become(me: Person | null) {
  session.become(me);
  flushSync();
}
async function pass() {
  flushSync();
  await vi.advanceTimersByTimeAsync(2000);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as { settings: unknown }).settings);
    return Promise.resolve(new Response('{}'));
  });
  settings.take(COMPLETE);
  setLanguage('en');
  stop = $effect.root(syncSettings);
});
afterEach(() => {
  stop();
  become(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('settings stored with the account are applied, and not sent back', async () => {
  become(person('account', { ...COMPLETE, theme: 'day', pieces: 'letters', language: 'de' }));
  await pass();
  expect([settings.theme, settings.pieces, currentLanguage()]).toEqual(['day', 'letters', 'de']);
  expect(sent).toEqual([]);
});
test('a new account keeps the settings of this browser', async () => {
  settings.setTheme('contrast');
  become(person('account', {}));
  await pass();
  expect(sent).toEqual([{ ...COMPLETE, theme: 'contrast' }]);
});
test('a change is stored after a pause, and stays', async () => {
  become(person('account', COMPLETE));
  settings.set('sound', false);
  flushSync();
  settings.setTheme('day');
  await pass();
  expect(sent).toEqual([{ ...COMPLETE, sound: false, theme: 'day' }]);
  expect(settings.theme).toBe('day');
});
test('settings of another version of the app are kept', async () => {
  become(person('account', { ...COMPLETE, wallpaper: 'stars' }));
  settings.set('odds', false);
  await pass();
  expect(sent).toEqual([{ ...COMPLETE, wallpaper: 'stars', odds: false }]);
});
test('the settings of a guest stay in this browser', async () => {
  become(person('guest', {}));
  settings.setTheme('day');
  await pass();
  expect(sent).toEqual([]);
});
