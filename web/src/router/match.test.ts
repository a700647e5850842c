import { expect, test } from 'vitest';
import { match } from './match';

const check = (pattern: string, path: string, expected: Record<string, string> | null) =>
  expect(match(pattern, path)).toEqual(expected);

test('the root', () => check('/', '/', {}));
test('a plain page', () => check('/settings', '/settings', {}));
test('a slash at the end does not matter', () => check('/settings', '/settings/', {}));
test('another page', () => check('/settings', '/about', null));
test('a parameter is read', () => check('/table/:id', '/table/7f3', { id: '7f3' }));
test('a parameter is decoded', () =>
  check('/learn/:game', '/learn/courtyard%3Asmall-yard', { game: 'courtyard:small-yard' }));
test('an invalid escape stays as it is', () => check('/learn/:game', '/learn/%E0%A4', { game: '%E0%A4' }));
test('a longer path does not match', () => check('/table/:id', '/table/7f3/chat', null));
