import { describe, expect, test } from 'vitest';
import type { ReviewMove } from '../wire/generated';
import { readPlace, writePlace, type Place } from './address';
import { GLYPHS, mistakeOf } from './glyphs';
import { areaPath, curve, linePath, plyAt, reach, xOf, yOf, type Area } from './graph';
import { headersOf, splitRecords } from './records';
import { shareOf, signed, standingOf } from './score';
import { luckOf, summaryOf } from './summary';
import { fateOf, readValue, shortValue } from './value';

function reviewed(
  ply: number,
  by: number | null,
  before: number,
  after: number,
  more: Partial<ReviewMove> = {},
): ReviewMove {
  return {
    ply,
    text: `m${ply}`,
    by,
    before,
    after,
    loss: 0,
    mistake: null,
    best: null,
    line: [],
    exact: false,
    ...more,
  };
}

describe('the address', () => {
  const check = (place: Place, address: string) => {
    expect(writePlace('/analysis', place)).toBe(address);
    expect(readPlace(new URL(address, 'http://localhost').searchParams)).toEqual(place);
  };
  test('of a start', () =>
    check({ game: 'courtier', position: null, moves: [], at: 0 }, '/analysis?game=courtier'));
  test('of a line', () =>
    check(
      { game: 'king-and-courtesan:7', position: null, moves: ['a1=b2', 'g7-f6'], at: 2 },
      '/analysis?game=king-and-courtesan:7&moves=a1=b2+g7-f6',
    ));
  test('of a place within a line from a position', () =>
    check(
      {
        game: 'holochess',
        position: '1SGNM2ohkl1/12/1 1 2 - 0',
        moves: ['a2*b2', 'r5', '>b4', 's3,5'],
        at: 1,
      },
      '/analysis?game=holochess&position=1SGNM2ohkl1/12/1+1+2+-+0&moves=a2*b2+r5+%3Eb4+s3,5&at=1',
    ));
  test('with marks that mean something in addresses', () =>
    check(
      { game: 'courtyard', position: null, moves: ['c10@b1', '!d3', 'a&b+c#d%e'], at: 3 },
      '/analysis?game=courtyard&moves=c10@b1+!d3+a%26b%2Bc%23d%25e',
    ));
  test('that somebody mistyped', () =>
    expect(readPlace(new URLSearchParams('at=99&moves=a++b'))).toEqual({
      game: '',
      position: null,
      moves: ['a', 'b'],
      at: 2,
    }));
});

describe('scores', () => {
  test('in words', () => {
    expect(standingOf(0.04)).toEqual({ standing: 'even', side: null });
    expect(standingOf(-0.2)).toEqual({ standing: 'slight', side: 2 });
    expect(standingOf(0.5)).toEqual({ standing: 'better', side: 1 });
    expect(standingOf(-3)).toEqual({ standing: 'winning', side: 2 });
  });
  test('on a bar', () => expect([-2, -1, 0, 0.5, 3].map(shareOf)).toEqual([0, 0, 0.5, 0.75, 1]));
  test('as numbers', () =>
    expect([0.421, -0.1, 0, -0.001].map((score) => signed(score))).toEqual([
      '+0.42',
      '−0.10',
      '0.00',
      '0.00',
    ]));
  test('as numbers in German', () => expect(signed(-1.5, 'de')).toBe('−1,50'));
});

describe('exact values', () => {
  const check = (text: string | null, short: string | null, fate: string | null) => {
    const value = readValue(text);
    expect(value && shortValue(value)).toBe(short);
    expect(value && fateOf(value)).toBe(fate);
  };
  test('a win', () => {
    expect(readValue('+1 in 7')).toEqual({ points: 1, plies: 7 });
    check('+1 in 7', '+1', 'win');
  });
  test('a loss', () => check('-2 in 30', '−2', 'loss'));
  test('a draw', () => check('0', '=', 'draw'));
  test('not known', () => check(null, null, null));
  test('not understood', () => check('win', null, null));
});

describe('glyphs', () => {
  test('of the server’s words', () => expect(GLYPHS[mistakeOf('blunder') ?? 'inaccuracy']).toBe('??'));
  test('no mistake, no glyph', () => expect([mistakeOf(null), mistakeOf('brilliant')]).toEqual([null, null]));
});

describe('the graph', () => {
  const moves = [reviewed(0, 1, 0, 0.5), reviewed(1, 2, 0.5, -1), reviewed(2, 1, -1, -1)];
  const area: Area = { width: 400, height: 100, plies: 4, most: 1 };
  test('begins before the first move', () =>
    expect(curve(moves)).toEqual([
      { ply: 0, score: 0 },
      { ply: 1, score: 0.5 },
      { ply: 2, score: -1 },
      { ply: 3, score: -1 },
    ]));
  test('of nothing is empty', () => {
    expect(curve([])).toEqual([]);
    expect(areaPath([], area)).toBe('');
  });
  test('places', () => {
    expect([0, 2, 4].map((ply) => xOf(ply, area))).toEqual([0, 200, 400]);
    expect([1, 0, -1, -7].map((score) => yOf(score, area))).toEqual([0, 50, 100, 100]);
    expect(xOf(0, { ...area, plies: 0 })).toBe(0);
  });
  test('clicks', () => expect([-5, 49, 51, 260, 999].map((x) => plyAt(x, area))).toEqual([0, 0, 1, 3, 4]));
  test('paths', () => {
    expect(linePath(curve(moves), area)).toBe('M0 50L100 25L200 100L300 100');
    expect(areaPath(curve(moves), area)).toBe('M0 50L100 25L200 100L300 100L300 50L0 50Z');
  });
  test('reaches as far as the curve goes', () => {
    const edge = (score: number) => reach([{ ply: 0, score }]);
    expect([0.1, -0.51, 1, 1.5, -3, 7].map(edge)).toEqual([0.5, 1, 1, 2, 3, 7]);
    expect(reach([])).toBe(0.5);
  });
});

describe('the summary', () => {
  const moves = [
    reviewed(0, 1, 0, 0),
    reviewed(1, 2, 0, 0.7, { loss: 0.7, mistake: 'blunder' }),
    reviewed(2, null, 0.7, 0.5, { loss: -0.2 }),
    reviewed(3, 1, 0.5, 0.3, { loss: 0.2, mistake: 'inaccuracy' }),
    reviewed(4, null, 0.3, 0.35, { loss: 0.05 }),
  ];
  test('counts each side by itself', () => {
    expect(summaryOf(moves, 1)).toEqual({
      moves: 2,
      faultless: 1,
      mistakes: { inaccuracy: 1, mistake: 0, blunder: 0 },
      lost: 0.2,
    });
    expect(summaryOf(moves, 2).mistakes.blunder).toBe(1);
  });
  test('dice are nobody’s mistake but somebody’s luck', () => {
    const luck = luckOf(moves);
    expect(luck.rolls).toBe(2);
    expect(luck.sum).toBeCloseTo(-0.15);
    expect(luck.course.map(({ ply }) => ply)).toEqual([3, 5]);
    expect(luck.greatest?.ply).toBe(2);
  });
  test('without dice there is no luck', () => expect(luckOf([]).greatest).toBeNull());
});

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
});
