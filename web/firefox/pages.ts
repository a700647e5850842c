import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Firefox } from './firefox';
import { seen } from './page';
import { ask, open, view } from './table';
import type { Page } from 'puppeteer-core';
import type { TableCreated } from '../src/wire/generated';

/** What a page shows when it is ready, and how to find its address. */
const PAGES: Readonly<Record<string, { path?: (page: Page) => Promise<string>; shows: string }>> = {
  '/': { shows: 'main h1' },
  '/settings': { shows: 'main select' },
  '/about': { shows: 'main h1' },
  '/new': { shows: 'main details' },
  '/lobby': { shows: 'main h1' },
  '/invite/:invitation': { path: invitation, shows: 'main button' },
  '/table/:id': {
    path: async (page) => `/table/${await open(page, 'courtier', 'here')}`,
    shows: '[role=grid]',
  },
  '/analysis': { shows: '[role=grid]' },
  '/review/:table': { path: review, shows: 'main [role=slider]' },
  '/editor': { shows: '[role=grid]' },
  '/learn': { shows: 'main li' },
  '/learn/:game': { path: () => Promise.resolve('/learn/dejarik'), shows: '[role=grid]' },
  '/learn/:game/:exercise': {
    path: () => Promise.resolve('/learn/courtyard/first-jump'),
    shows: '[role=grid]',
  },
  '/sign-in': { shows: 'main form' },
  '/account': { path: account, shows: 'main section' },
  '/player/:name': {
    path: async (page) => `/player/${(await ask<{ name: string }>(page, '/me')).name}`,
    shows: 'main h1',
  },
  '/leaders': { shows: 'main h1' },
};

async function invitation(page: Page): Promise<string> {
  const { terms } = await view(page, await open(page, 'courtier', 'here'));
  const made = await ask<TableCreated>(page, '/tables', { terms, seat: 'first', opponent: { kind: 'link' } });
  return `/invite/${made.invitations[1]}`;
}

async function review(page: Page): Promise<string> {
  const table = await open(page, 'courtier', 'here');
  const text = (await view(page, table)).state.moves[0]?.text;
  await ask(page, `/tables/${table}/commands`, { kind: 'move', ply: 0, id: 'one', text });
  await ask(page, `/tables/${table}/commands`, { kind: 'resign' });
  return `/review/${table}`;
}

async function account(page: Page): Promise<string> {
  await ask(page, '/account', { name: `fox-${Date.now().toString(36)}`, password: 'a court of five games' });
  return '/account';
}

/** The addresses as the app's own lists have them. */
function patterns(): readonly string[] {
  return readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`src/${entry.name}`).includes('routes.ts'))
    .flatMap(({ name }) => [
      ...readFileSync(`src/${name}/routes.ts`, 'utf8').matchAll(/pattern: '(\/[^']*)'/g),
    ])
    .map(([, pattern = '']) => pattern);
}

export function pages(firefox: () => Firefox): void {
  test('every page of the app is looked at', () => {
    expect(Object.keys(PAGES).sort()).toEqual([...patterns()].sort());
  });

  let page: Page | null = null;
  for (const [pattern, { path, shows }] of Object.entries(PAGES)) {
    test(`page ${pattern}`, async () => {
      page ??= await firefox().visitor('/');
      await firefox().go(page, path ? await path(page) : pattern);
      await seen(page, shows);
      const { drawn, wide } = await page.evaluate(() => ({
        drawn: document.querySelector('main')?.innerText.trim().length ?? 0,
        wide: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(drawn, 'words on the page').toBeGreaterThan(40);
      expect(wide, 'sideways scrolling').toBeLessThanOrEqual(0);
    });
  }
}
