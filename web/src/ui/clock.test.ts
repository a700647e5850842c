import { expect, test } from 'vitest';
import { clockTime } from './clock';

const check = (milliseconds: number, expected: string) => expect(clockTime(milliseconds)).toBe(expected);

test('minutes and seconds', () => check(5 * 60_000, '5:00'));
test('partial seconds are rounded down', () => check(59_999, '0:59'));
test('hours, if there are any', () => check(3_661_000, '1:01:01'));
test('tenths in the last ten seconds', () => check(9_870, '0:09.8'));
test('never below zero', () => check(-5, '0:00.0'));
