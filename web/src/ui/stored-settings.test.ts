import { expect, test } from 'vitest';
import { readStoredSettings } from './stored-settings';

const check = (stored: unknown, expected: unknown) => expect(readStoredSettings(stored)).toEqual(expected);

test('valid settings are kept', () =>
  check(
    { theme: 'day', ground: 'plain', sound: false, volume: 40 },
    { theme: 'day', ground: 'plain', sound: false, volume: 40 },
  ));
test('a theme that no longer exists is dropped', () => check({ theme: 'sepia', odds: true }, { odds: true }));
test('an unknown setting is dropped', () => check({ wallpaper: 'stars' }, {}));
test('a switch must be a boolean', () => check({ sound: 'off', animation: 1 }, {}));
test('a volume is from 0 to 100', () => {
  for (const volume of [-1, 101, Number.NaN, '50', null]) check({ volume }, {});
});
test('names of inherited properties are not settings', () =>
  check({ toString: 'night', constructor: 'plain' }, {}));
test('anything but an object is ignored', () => {
  for (const stored of [null, undefined, 'night', 7, ['night']]) check(stored, {});
});
