import { expect, test } from 'vitest';
import { carry, touch, type Layout, type Tool } from './layout';

const layout: Layout = new Map([
  ['a1', 'K'],
  ['a2', 'g'],
]);
const check = (changed: Layout, expected: Record<string, string>) =>
  expect(Object.fromEntries(changed)).toEqual(expected);
const put = (letter: string): Tool => ({ kind: 'put', letter });

test('a piece is put on an empty space', () =>
  check(touch(layout, put('G'), 'b1'), { a1: 'K', a2: 'g', b1: 'G' }));
test('a piece takes the place of another', () => check(touch(layout, put('G'), 'a2'), { a1: 'K', a2: 'G' }));
test('the same piece again is taken away', () => check(touch(layout, put('g'), 'a2'), { a1: 'K' }));
test('a piece is removed', () => check(touch(layout, { kind: 'remove' }, 'a1'), { a2: 'g' }));
test('a hand that moves changes nothing by touching', () =>
  expect(touch(layout, { kind: 'move' }, 'a1')).toBe(layout));
test('a piece is carried to another space', () => check(carry(layout, 'a1', 'c'), { a2: 'g', c: 'K' }));
test('a piece is carried onto another', () => check(carry(layout, 'a1', 'a2'), { a2: 'K' }));
test('a piece is carried off the board', () => check(carry(layout, 'a1', null), { a2: 'g' }));
test('a piece that is put back changes nothing', () => expect(carry(layout, 'a1', 'a1')).toBe(layout));
test('an empty space cannot be carried', () => expect(carry(layout, 'b7', 'a1')).toBe(layout));
