import { expect, test } from 'vitest';
import type { WhyView } from '../wire/generated';
import { reasonWords } from './reason';

const answer: WhyView = {
  why: 'From the server.',
  kind: null,
  piece: null,
  space: null,
  steps: null,
  may: [],
};
const check = (given: Partial<WhyView>, expected: string) =>
  expect(reasonWords({ ...answer, ...given })).toBe(expected);

test('an unknown reason is the sentence of the server', () => check({ kind: 'newRule' }, 'From the server.'));
test('no reason at all is the sentence of the server', () => check({}, 'From the server.'));
test('a known reason says what is in the way', () =>
  check({ kind: 'occupied', space: 'a7' }, 'Another piece stands on a7.'));
test('and where the piece may go', () =>
  check(
    { kind: 'steps', piece: 'guard', steps: 2, may: ['a1', 'a2', 'b3'] },
    'The guard has movement 2: exactly so many steps, over empty spaces. It may go to a1, a2 or b3.',
  ));
test('even if that is one space', () =>
  check({ kind: 'notAdjacent', may: ['b4'] }, 'A piece goes to an adjacent space only. It may go to b4.'));
