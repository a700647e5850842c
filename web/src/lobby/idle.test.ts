import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '../messages/t.svelte';
import type { SeekView, TableSummary, TimeControl } from '../wire/generated';
import { days, fischer, untimed } from './clocks';
import { ageWords, idleWords, watchable } from './idle';

afterEach(() => setLanguage('en'));

const MINUTE = 60_000;
const NOW = 1_000 * 24 * 60 * MINUTE;
const idle = (table: string, minutes: number, time: TimeControl = untimed) =>
  ({ table, stage: 'playing', time, updatedAt: NOW - minutes * MINUTE }) as TableSummary;
const names = (tables: readonly TableSummary[]) => tables.map(({ table }) => table);

test('idle games without a clock are listed separately, the latest first', () => {
  const { lively, quiet } = watchable(
    [idle('forgotten', 5000), idle('slow', 50), idle('left', 60), idle('fresh', 0)],
    NOW,
  );
  expect([names(lively), names(quiet)]).toEqual([
    ['fresh', 'slow'],
    ['left', 'forgotten'],
  ]);
});
test('a game with a clock is never idle, as the clock ends it', () => {
  const timed = [idle('days', 2000, days(3)), idle('minutes', 90, fischer(60, 30))];
  expect(names(watchable(timed, NOW).lively)).toEqual(['minutes', 'days']);
});

test('only correspondence seeks show their age', () => {
  const seek = (time: TimeControl, minutes: number) =>
    ({ request: { terms: { time } }, createdAt: NOW - minutes * MINUTE }) as SeekView;
  expect(ageWords(seek(days(3), 2 * 24 * 60), NOW)).toBe('2 days ago');
  expect(ageWords(seek(days(3), 0), NOW)).toBe('');
  expect(ageWords(seek(fischer(5, 3), 500), NOW)).toBe('');
});

describe('how long ago something happened', () => {
  const check = (minutes: number, words: string) => expect(idleWords(idle('a', minutes), NOW)).toBe(words);
  test('a moment', () => check(9, ''));
  test('minutes', () => check(10, 'Last active 10 minutes ago'));
  test('an hour', () => check(119, 'Last active 1 hour ago'));
  test('a day', () => check(24 * 60, 'Last active 1 day ago'));
  test('weeks', () => check(20 * 24 * 60, 'Last active 20 days ago'));
  test('a clock that is ahead', () => check(-5, ''));
  test('a finished game is not idle', () =>
    expect(idleWords({ ...idle('a', 500), stage: 'over' }, NOW)).toBe(''));
  test('in German', () => {
    setLanguage('de');
    check(180, 'Zuletzt aktiv vor 3 Stunden');
  });
});
