import { describe, expect, test } from 'vitest';
import { headersOf, recordsIn, winnerIn } from './records';

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

describe('who won', () => {
  const reason = { code: 'end-agreed', params: {} };
  const ended = (result: { code: string; params: { side?: { side: 1 | 2 } } }) =>
    winnerIn({ code: 'result-with-reason', params: { result, reason } });
  test('a side', () => expect(ended({ code: 'result-wins', params: { side: { side: 2 } } })).toBe(2));
  test('a draw', () => expect(ended({ code: 'result-drawn', params: {} })).toBeNull());
  test('not known', () => expect(winnerIn(null)).toBeNull());
});
