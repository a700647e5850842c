import { expect, test } from 'vitest';
import { showcases } from './games';
import { titleOf } from './titles';

test('every variant has a name for people, without its code', () => {
  const titles = showcases.flatMap(({ variants }) => variants.map(({ name }) => titleOf(name)));
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).not.toMatch(/:|[a-z]-[a-z]/);
  expect(titles).toContain('Courtyard, turning guards, small yard');
  expect(titles).toContain('King and Courtesan 7×7');
});
