import { describe, expect, test } from 'vitest';
import type { RecordChecked } from '../wire/generated';
import { headersOf, kept, playersOf, recordsIn, tagsOf, winnerIn } from './records';

describe('records in a text', () => {
  const check = async (text: string, expected: readonly unknown[]) =>
    expect(await recordsIn(text, 'courtier')).toEqual(expected);
  test('several in one text', async () => {
    const found = await recordsIn(
      '[Game "courtier"]\n[Result "*"]\n\n1. a3-b3 *\n\n[Game "dejarik"]\n[Result "*"]\n\n*\n',
      'courtier',
    );
    expect(found).toHaveLength(2);
    expect(found[1]).toContain('[Game "dejarik"]');
  });
  test('JSON', () => check(' {"game":"a"}', [{ game: 'a' }]));
  test('a list of JSON', () => check(' [{"game":"a"}, {"game":"b"}]', [{ game: 'a' }, { game: 'b' }]));
  test('moves without tags', () => check('1. a3-b3 a8-b8\n', ['[Game "courtier"]\n\n1. a3-b3 a8-b8 *\n']));
  test('moves without tags, with a result', () =>
    check('1. a3-b3 0-1', ['[Game "courtier"]\n\n1. a3-b3 0-1\n']));
  test('nothing', () => check('  \n', []));
});

test('headers', () =>
  expect(
    headersOf({ tags: { first: 'Ada', date: '2026.01.02' }, result: '1-0', setup: ['=SGNM', '=OHKL'] }),
  ).toEqual([
    { name: 'first', value: 'Ada' },
    { name: 'date', value: '2026.01.02' },
    { name: 'result', value: '1-0' },
    { name: 'setup', value: '=SGNM =OHKL' },
  ]));

describe('an opened record', () => {
  const json = { tags: { first: 'Ada', second: 'Bob', event: 'Casual game', date: null } };
  const opened: RecordChecked = {
    game: 'courtier',
    text: '',
    json,
    start: 's',
    moves: ['a', 'b'],
    position: '',
    ending: null,
    dice: { kind: 'none' },
  };
  const check = (change: object, expected: string) =>
    expect(kept(opened, { game: 'courtier', start: 's', moves: ['a', 'b'], ...change })).toBe(expected);
  test('is exported as it is', () => check({}, 'all'));
  test('keeps its players in its first moves', () => check({ moves: ['a'] }, 'tags'));
  test('keeps its players in more moves', () => check({ moves: ['a', 'b', 'c'] }, 'tags'));
  test('has nothing to do with another line', () => check({ moves: ['a', 'c'] }, 'nothing'));
  test('has nothing to do with another start', () => check({ start: 't' }, 'nothing'));
  test('has nothing to do with another game', () => check({ game: 'dejarik' }, 'nothing'));
  test('nothing was opened', () =>
    expect(kept(null, { game: 'courtier', start: 's', moves: [] })).toBe('nothing'));
  test('names its players', () => {
    expect(playersOf(json)).toEqual(['Ada', 'Bob']);
    expect(playersOf({ tags: { second: 'Bob' } })).toEqual(['?', 'Bob']);
    expect(playersOf({ tags: { first: '' } })).toBeNull();
    expect(playersOf({})).toBeNull();
  });
  test('has tags', () => expect(tagsOf(json)).toEqual({ first: 'Ada', second: 'Bob', event: 'Casual game' }));
});

describe('who won', () => {
  const reason = { code: 'end-agreed', params: {} };
  const ended = (result: { code: string; params: { side?: { side: 1 | 2 } } }) =>
    winnerIn({ code: 'result-with-reason', params: { result, reason } });
  test('a side', () => expect(ended({ code: 'result-wins', params: { side: { side: 2 } } })).toBe(2));
  test('a draw', () => expect(ended({ code: 'result-drawn', params: {} })).toBeNull());
  test('not known', () => expect(winnerIn(null)).toBeNull());
});
