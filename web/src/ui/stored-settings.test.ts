import { expect, test } from 'vitest';
import { readStoredSettings } from './stored-settings';

const check = (stored: unknown, expected: unknown) => expect(readStoredSettings(stored)).toEqual(expected);

test('what is known is taken', () =>
  check(
    { theme: 'day', ground: 'plain', sound: false, volume: 40 },
    { theme: 'day', ground: 'plain', sound: false, volume: 40 },
  ));
test('a theme that there is no more is left out', () =>
  check({ theme: 'sepia', odds: true }, { odds: true }));
test('an unknown setting is dropped', () => check({ wallpaper: 'stars' }, {}));
test('a switch is a switch', () => check({ sound: 'off', animation: 1 }, {}));
test('a volume is a part of a hundred', () => {
  for (const volume of [-1, 101, Number.NaN, '50', null]) check({ volume }, {});
});
test('names that every object has are not settings', () =>
  check({ toString: 'night', constructor: 'plain' }, {}));
test('something else than settings is ignored', () => {
  for (const stored of [null, undefined, 'night', 7, ['night']]) check(stored, {});
});
