import { afterEach, expect, test } from 'vitest';
import { finished, isNewTo } from './experience';

afterEach(() => localStorage.clear());

test('a game is new until three of its kind are finished, in any variant', () => {
  for (const game of ['one', 'one:7', 'one']) {
    expect(isNewTo('one')).toBe(true);
    finished(game);
  }
  expect([isNewTo('one'), isNewTo('one:7'), isNewTo('two')]).toEqual([false, false, true]);
});
test('what cannot be read counts for nothing', () => {
  localStorage.setItem('holocourt.finished.one', 'many');
  expect(isNewTo('one')).toBe(true);
});
