import { expect, test } from 'vitest';
import type { WhyView } from '../wire/generated';
import { whyWords } from './why';

const nothing: WhyView = { why: '', kind: null, piece: null, space: null, steps: null, may: [] };
const check = (view: Partial<WhyView>, expected: string) =>
  expect(whyWords({ ...nothing, ...view })).toBe(expected);

test('what is legal needs no words', () => check({}, ''));
test('a reason with what may be done instead', () =>
  check(
    { kind: 'occupied', piece: 'guard', space: 'a5', may: ['b4', 'c', 'b6'] },
    'There is already a piece on a5. The guard may go to b4, c or b6.',
  ));
test('what may be done instead names the piece that was tried', () =>
  check(
    { kind: 'occupied', piece: 'king', space: 'b1', may: ['d9'] },
    'There is already a piece on b1. The king may go to d9.',
  ));
test('where nothing was tried, only what may be done', () =>
  check(
    { kind: 'push', may: ['b5', 'c'] },
    'First choose an empty space next to the pushed piece. Possible: b5 or c.',
  ));
test('a creature goes by its name', () =>
  check(
    { kind: 'blocked', piece: 'Houjix', space: 'a2', may: ['a3'] },
    'A piece on a2 is in the way. Houjix may go to a3.',
  ));
test('a reason that we do not know yet is told as the server says it', () =>
  check({ kind: 'brandNew', why: 'It rains.' }, 'It rains.'));
