import { describe, expect, test } from 'vitest';
import { endingOf, headersOf, splitRecords } from './records';

describe('records in a text', () => {
  const one =
    '[Game "courtier"]\n[First "Ada"]\n[Result "1-0"]\n\n1. a1-b1 {[%clk 0:01:00]}\n[%eval 1] a7-b7 1-0\n';
  const two = '[Game "dejarik"]\n[Result "*"]\n\n*\n';
  const names = (text: string) => splitRecords(text).map(({ name }) => name);
  test('one', () => expect(names(one)).toEqual(['courtier, Ada, 1-0']));
  test('several', () => {
    expect(names(`${one}\n${two}\n${one}`)).toEqual([
      'courtier, Ada, 1-0',
      'dejarik, *',
      'courtier, Ada, 1-0',
    ]);
    expect(splitRecords(`${one}\n${two}`)[1]?.record).toBe(two);
  });
  test('JSON', () =>
    expect(names('{"game":"courtier","tags":{"second":"Bob"},"result":"*"}')).toEqual(['courtier, Bob, *']));
  test('a list of JSON', () => expect(names(' [{"game":"a"}, {"game":"b"}]')).toEqual(['a', 'b']));
  test('anything else is for the server to refuse', () => expect(splitRecords('hello')).toHaveLength(1));
  test('nothing', () => expect(splitRecords('  \n')).toEqual([]));
  test('headers', () =>
    expect(
      headersOf({ tags: { first: 'Ada', date: '2026.01.02' }, result: '1-0', setup: ['=SGNM', '=OHKL'] }),
    ).toEqual([
      { name: 'first', value: 'Ada' },
      { name: 'date', value: '2026.01.02' },
      { name: 'result', value: '1-0' },
      { name: 'setup', value: '=SGNM =OHKL' },
    ]));
  test('results', () => {
    expect(endingOf({ result: '1-0 (2)', termination: 'four pawns stand in a row' }, 'Black wins.')).toEqual({
      result: '1-0 (2)',
      winner: 1,
      points: 2,
      termination: 'four pawns stand in a row',
      sentence: 'Black wins.',
    });
    expect(['0-1', '1/2-1/2', '*'].map((result) => endingOf({ result }, null).winner)).toEqual([
      2,
      null,
      null,
    ]);
    expect(endingOf({ result: '0-1', termination: 'resignation' }, null).sentence).toBe('resignation');
  });
});
