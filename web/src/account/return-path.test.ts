import { describe, expect, test } from 'vitest';
import { safePath, signInPath } from './return-path';

const check = (wanted: string | null, expected: string) => expect(safePath(wanted)).toBe(expected);

describe('after signing in', () => {
  test('a page of the app', () => check('/table/7f3', '/table/7f3'));
  test('the query is kept', () =>
    check('/new?game=courtier&opponent=link', '/new?game=courtier&opponent=link'));
  test('a missing path leads home', () => check(null, '/'));
  test('an empty path leads home', () => check('', '/'));
  for (const away of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/table/..//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'table/7f3',
  ]) {
    test(`${JSON.stringify(away)} leads home`, () => check(away, '/'));
  }
  test('not to the same page again', () => check('/sign-in?then=/lobby', '/'));
  test('not to pages of the server', () => check('/api/v1/me', '/'));
  test('a page whose name only begins like one of the server', () => check('/apiary', '/apiary'));
});

test('the address of the sign-in page contains the return path', () =>
  expect(signInPath('/new?game=courtier')).toBe('/sign-in?then=%2Fnew%3Fgame%3Dcourtier'));
test('the home page is not added as a return path', () => expect(signInPath('/')).toBe('/sign-in'));
