import { expect, test } from 'vitest';
import { browserName } from './browser';

const check = (userAgent: string, expected: string) => expect(browserName(userAgent)).toBe(expected);

test('Firefox', () =>
  check('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'));
test('Chrome is not Safari, and Android is not Linux', () =>
  check(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ));
test('Edge is not Chrome', () =>
  check(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge · Windows',
  ));
test('Safari on a phone', () =>
  check(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ));
test('a program', () => check('curl/8.5.0', ''));
