import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../messages/t.svelte';
import PasswordCard from './PasswordCard.svelte';

let card: Record<string, unknown> | null = null;

beforeEach(() => {
  setLanguage('en');
  card = mount(PasswordCard, { target: document.body, props: { name: 'ada' } });
  flushSync();
});
afterEach(async () => {
  if (card) await unmount(card);
  setLanguage('en');
});

const field = (which: 'current' | 'new') => {
  const found = document.querySelector<HTMLInputElement>(`input[autocomplete="${which}-password"]`);
  if (!found) throw new Error(`there is a field for the ${which} password`);
  return found;
};
const note = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

async function send(current: string, wanted: string): Promise<void> {
  for (const [input, text] of [[field('current'), current] as const, [field('new'), wanted] as const]) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await tick();
  flushSync();
}

test('no errors are shown before the form is submitted', () => {
  expect(note(field('new'))).toBe('At least 8 characters.');
  expect(field('current').getAttribute('aria-invalid')).toBe('false');
});
test('errors are shown beside the fields, and the first invalid field has the focus', async () => {
  await send('', 'short');
  expect(note(field('current'))).toBe('Enter a password.');
  expect(note(field('new'))).toBe('A password must have 8 to 200 characters; this one has 5.');
  expect(document.activeElement).toBe(field('current'));
});
test('only the new password has to follow the rules', async () => {
  await send('old', '');
  expect(field('current').getAttribute('aria-invalid')).toBe('false');
  expect(note(field('new'))).toBe('Enter a password.');
  expect(document.activeElement).toBe(field('new'));
});
test('errors are in the language of the page, not of the browser', async () => {
  setLanguage('de');
  await send('old', 'kurz');
  expect(note(field('new'))).toBe('Ein Passwort muss 8 bis 200 Zeichen haben; hier sind es 4.');
  expect(document.querySelector('form')?.noValidate).toBe(true);
});
