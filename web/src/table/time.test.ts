import { expect, test } from 'vitest';
import type { ClockView } from '../wire/generated';
import { leftNow, longTime, lowAt, secondsUntil } from './time';

const clock: ClockView = { leftMs: [60_000, 30_000], running: 2, since: 1000 };

test('a running clock runs', () => expect(leftNow(clock, 2, 11_000)).toBe(20_000));
test('the other one stands', () => expect(leftNow(clock, 1, 11_000)).toBe(60_000));
test('no clock goes below zero', () => expect(leftNow(clock, 2, 99_000)).toBe(0));
test('a clock does not gain when our own clock is behind', () => expect(leftNow(clock, 2, 500)).toBe(30_000));
test('a stopped clock stands', () => expect(leftNow({ ...clock, since: null }, 2, 99_000)).toBe(30_000));

test('a short game warns in its last ten seconds', () =>
  expect(lowAt({ kind: 'fischer', startMs: 30_000, incrementMs: 0 })).toBe(10_000));
test('a long game warns in its last minute', () =>
  expect(lowAt({ kind: 'fischer', startMs: 3_600_000, incrementMs: 0 })).toBe(60_000));

test('days and hours', () =>
  expect(longTime(2 * 86_400_000 + 5 * 3_600_000 + 1)).toEqual({ days: 2, hours: 5 }));
test('less than a day has no long form', () => expect(longTime(86_399_999)).toBeNull());
test('remaining seconds are rounded up', () => {
  expect(secondsUntil(5000, 1001)).toBe(4);
  expect(secondsUntil(5000, 9000)).toBe(0);
});
