import { expect, test } from 'vitest';
import { setLanguage, t } from '../messages/t.svelte';
import { ApiError } from './http';
import { problem, Refused } from './problem';
import { sentence } from './say';

const check = (error: unknown, expected: string) => expect(sentence(error)).toBe(expected);
const late = new ApiError(429, { code: 'too-many-requests', params: { seconds: 1 }, message: 'Slowly.' });

test('the code of a refusal determines the message', () => check(late, 'Too many requests. Wait 1 second.'));
test('over HTTP and over the socket alike', () =>
  check(
    new Refused({ ...late.fact, params: { seconds: 2 }, message: '' }),
    'Too many requests. Wait 2 seconds.',
  ));
test('in German', () => {
  setLanguage('de');
  check(late, 'Zu viele Anfragen. Warte 1 Sekunde.');
  setLanguage('en');
});
test('sides have the names of the game', () => {
  const taken = new Refused({ code: 'seat-taken', params: { side: { side: 2 } }, message: '' });
  expect(sentence(taken, ['Teal', 'Amber'])).toBe('Amber is already taken.');
});
test('an unknown code is shown in the words of the server', () =>
  check(new Refused({ code: 'brand-new', params: {}, message: 'It rains.' }), 'It rains.'));
test('no response', () => check(new ApiError(0, problem('offline')), t('app-offline')));
test('any other error counts as a lost connection', () => check(new Error('boom'), t('app-offline')));
