import { describe, expect, test } from 'vitest';
import { safePath, signInPath } from './return-path';

const check = (wanted: string | null, expected: string) => expect(safePath(wanted)).toBe(expected);

describe('after signing in', () => {
  test('a page of ours', () => check('/table/7f3', '/table/7f3'));
  test('what stands behind the question mark comes along', () =>
    check('/new?game=courtier&opponent=link', '/new?game=courtier&opponent=link'));
  test('no path leads home', () => check(null, '/'));
  test('an empty wish leads home', () => check('', '/'));
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
  test('a page whose name only begins like them is ours', () => check('/apiary', '/apiary'));
});

test('the way back goes along in the address', () =>
  expect(signInPath('/new?game=courtier')).toBe('/sign-in?then=%2Fnew%3Fgame%3Dcourtier'));
test('home needs no way back', () => expect(signInPath('/')).toBe('/sign-in'));
