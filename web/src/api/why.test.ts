import { expect, test } from 'vitest';
import type { WhyView } from '../wire/generated';
import { whyWords } from './why';

const nothing: WhyView = { why: '', kind: null, piece: null, space: null, steps: null, may: [] };
const check = (view: Partial<WhyView>, expected: string) =>
  expect(whyWords({ ...nothing, ...view })).toBe(expected);

test('what is legal needs no words', () => check({}, ''));
test('a reason with what may be done instead', () =>
  check(
    { kind: 'occupied', space: 'a5', may: ['b4', 'c', 'b6'] },
    'Another piece stands on a5. It may go to b4, c or b6.',
  ));
test('a reason that we do not know yet is told as the server says it', () =>
  check({ kind: 'brandNew', why: 'It rains.' }, 'It rains.'));
