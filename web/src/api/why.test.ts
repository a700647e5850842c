import { expect, test } from 'vitest';
import type { Fact, WhyView } from '../wire/generated';
import { whyWords } from './why';

const check = (why: Fact | null, instead: Fact | null, expected: string) =>
  expect(whyWords({ why, instead } satisfies WhyView)).toBe(expected);
const may = (...spaces: string[]): Fact => ({ code: 'why-may', params: { may: { anyOf: spaces } } });

test('a legal move needs no reason', () => check(null, null, ''));
test('a reason with the alternatives', () =>
  check(
    { code: 'why-occupied', params: { space: 'a5' } },
    may('b4', 'c', 'b6'),
    'There is already a piece on a5. Possible: b4, c or b6.',
  ));
test('a piece has an article at the beginning', () =>
  check({ code: 'why-stuck', params: { piece: { piece: 'king' } } }, null, 'The king cannot move now.'));
test('only the alternatives if nothing was tried', () =>
  check(
    { code: 'why-push', params: {} },
    may('b5', 'c'),
    'First choose an empty space next to the pushed creature. Possible: b5 or c.',
  ));
test('a creature is called by its name', () =>
  check({ code: 'why-stuck', params: { piece: { piece: 'Houjix' } } }, null, 'Houjix cannot move now.'));
