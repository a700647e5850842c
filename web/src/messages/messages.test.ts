import { describe, expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { fill } from './messages';

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the catalogues', () => {
  const [english, german] = [Object.entries(en), new Map(Object.entries(de))];
  test('have the same texts', () =>
    expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort()));
  for (const [key, text] of english) {
    test(`${key} has the same places in both`, () =>
      expect(places(german.get(key) ?? '')).toEqual(places(text)));
  }
  test('have no empty text', () => {
    for (const text of [...Object.values(en), ...german.values()]) expect(text.trim()).not.toBe('');
  });
});

test('places are filled in, and unknown ones stay', () =>
  expect(fill('{a} and {b}', { a: 'x' })).toBe('x and {b}'));
