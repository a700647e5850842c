import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../messages/t.svelte';
import { nameProblem, passwordProblem } from './check';

afterEach(() => setLanguage('en'));

test.each([
  ['ada', ''],
  ['Ada_1-b', ''],
  ['', 'Enter a name.'],
  ['a b', 'Use only the letters a to z, digits, - and _, without spaces.'],
  ['jürgen', 'Use only the letters a to z, digits, - and _, without spaces.'],
  ['a', 'A name must have 2 to 20 characters.'],
  ['a'.repeat(21), 'A name must have 2 to 20 characters.'],
  ['_ada', 'A name must begin and end with a letter or a digit.'],
  ['ada-', 'A name must begin and end with a letter or a digit.'],
])('the name %j', (name, expected) => expect(nameProblem(name)).toBe(expected));

test.each([
  ['long enough', ''],
  ['', 'Enter a password.'],
  ['short', 'A password must have 8 to 200 characters; this one has 5.'],
  ['🔑'.repeat(7), 'A password must have 8 to 200 characters; this one has 7.'],
  ['🔑'.repeat(8), ''],
])('the password %j', (password, expected) => expect(passwordProblem(password)).toBe(expected));

test('in German', () => {
  setLanguage('de');
  expect(nameProblem('a b')).toBe('Verwende nur die Buchstaben a bis z, Ziffern, - und _, ohne Leerzeichen.');
  expect(passwordProblem('kurz')).toBe('Ein Passwort muss 8 bis 200 Zeichen haben; hier sind es 4.');
});
