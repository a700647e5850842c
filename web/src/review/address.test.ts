import { describe, expect, test } from 'vitest';
import { readPlace, writePlace, type Place } from './address';

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
  test('with options in any order', () =>
    expect(readPlace(new URLSearchParams('game=courtyard:small-yard,guard-turns')).game).toBe(
      'courtyard:guard-turns,small-yard',
    ));
  test('with marks that mean something in addresses', () =>
    check(
      { game: 'courtyard', position: null, moves: ['c10@b1', '!d3', 'a&b+c#d%e'], at: 3 },
      '/analysis?game=courtyard&moves=c10@b1+!d3+a%26b%2Bc%23d%25e',
    ));
  test('mistyped', () =>
    expect(readPlace(new URLSearchParams('at=99&moves=a++b'))).toEqual({
      game: '',
      position: null,
      moves: ['a', 'b'],
      at: 2,
    }));
});
