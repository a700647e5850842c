import { describe, expect, test } from 'vitest';
import { GLYPHS, mistakeOf } from './glyphs';

describe('glyphs', () => {
  test('of the server’s words', () => expect(GLYPHS[mistakeOf('blunder') ?? 'inaccuracy']).toBe('??'));
  test('no mistake, no glyph', () => expect([mistakeOf(null), mistakeOf('brilliant')]).toEqual([null, null]));
});
