import { expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { wordsOf } from '../e2e/messages';
import type { Firefox } from './firefox';
import { arrives, choose, click, fill, pick, says, seen } from './page';
import { keys, make, mouse, open, turn, view } from './table';

const piece = (page: Page, space: string) =>
  page.$eval(`[role=grid] [data-space="${space}"]`, (cell) => cell.getAttribute('aria-label') ?? '');

/** What people do beside the games against the computer. */
export function rooms(firefox: () => Firefox): void {
  test('two friends by a link', async () => {
    const ann = await firefox().visitor('/new?game=courtier&opponent=link');
    await click(ann, 'Create a link');
    const table = (await arrives(ann, /^\/table\//)).split('/')[2] ?? '';
    const link = await ann.waitForSelector('main input[readonly]', { visible: true });
    const address = (await link?.evaluate((field) => (field as HTMLInputElement).value)) ?? '';
    const bob = await firefox().visitor(new URL(address).pathname);
    await click(bob, 'Join game');
    await arrives(bob, /^\/table\//);
    for (let made = 0; made < 2; made += 1) {
      const { decides, yours } = (await view(ann, table)).state;
      const mover = decides !== null && yours[decides - 1] ? ann : bob;
      const move = await turn(mover, table);
      await make(mover, table, move, mouse);
      for (const page of [ann, bob]) {
        await expect
          .poll(() => piece(page, move.trail.at(-1) ?? ''), { timeout: 10_000 })
          .toMatch(/guard|king/);
      }
    }
    await Promise.all([ann, bob].map((page) => page.browserContext().close()));
  });

  test('analysis: a move, and what the computer thinks of it', async () => {
    const page = await firefox().visitor('/analysis?game=courtier');
    await seen(page, '[role=grid]');
    await mouse(page, 'a4', 'b4');
    await expect.poll(() => page.url(), { timeout: 10_000 }).toContain('moves=a4-b4');
    await seen(page, '.lines li');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => piece(page, 'a4'), { timeout: 10_000 }).toMatch(/king/);
    await page.browserContext().close();
  });

  test('editor: a piece is put elsewhere, and the position analysed', async () => {
    const page = await firefox().visitor('/editor?game=courtier');
    await seen(page, '[role=grid]');
    await pick(page, 'Remove pieces');
    await mouse(page, 'a2');
    await expect.poll(() => piece(page, 'a2'), { timeout: 10_000 }).toMatch(/empty/);
    await pick(page, 'Teal guard');
    await mouse(page, 'b2');
    await expect.poll(() => piece(page, 'b2'), { timeout: 10_000 }).toMatch(/guard/);
    await click(page, 'Analyse this position');
    await arrives(page, /^\/analysis/);
    await seen(page, '[role=grid]');
    await expect.poll(() => piece(page, 'b2'), { timeout: 10_000 }).toMatch(/guard/);
    await page.browserContext().close();
  });

  test('learn: an exercise is solved by keyboard', async () => {
    const page = await firefox().visitor('/learn/courtier/first-catch');
    await seen(page, '[role=grid] .live');
    await keys(page, 'a5', 'b5');
    await says(page, 'Yes!');
    await page.browserContext().close();
  });

  test('settings: themes, and German', async () => {
    const page = await firefox().visitor('/settings');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const grounds = new Set<string>();
    for (const theme of ['night', 'day', 'contrast']) {
      await choose(page, 'Theme', theme);
      await expect.poll(() => page.$eval('html', (html) => html.dataset.theme)).toBe(theme);
      grounds.add(await ground());
    }
    expect(grounds.size, [...grounds].join(' ')).toBe(3);
    await choose(page, 'Language', 'de');
    await says(page, wordsOf('de').text('settings-title'));
    await page.reload();
    await says(page, wordsOf('de').text('settings-title'));
    expect(await page.$eval('html', (html) => [html.lang, html.dataset.theme])).toEqual(['de', 'contrast']);
    await page.browserContext().close();
  });

  test('an account is made', async () => {
    const page = await firefox().visitor('/sign-in?new&then=/account');
    const name = `fox-${Math.random().toString(36).slice(2, 10)}`;
    await fill(page, 'Name', name);
    await fill(page, 'Password', 'a court of five games');
    await click(page, 'Create account');
    await arrives(page, /^\/account$/);
    await says(page, name);
    await page.browserContext().close();
  });

  test('boards in 3D, or flat where there is no WebGL', async () => {
    const page = await firefox().visitor('/settings');
    await choose(page, 'Boards', '3d');
    const table = await open(page, 'courtier', 'here');
    await firefox().go(page, `/table/${table}`);
    await seen(page, '[role=grid]');
    const solid = await page.evaluate(() => !!document.createElement('canvas').getContext('webgl2'));
    if (solid) {
      const canvas = await page.waitForSelector('main canvas', { visible: true });
      // An empty picture of one colour is small.
      const drawn = async () => (await canvas?.screenshot())?.length ?? 0;
      await expect.poll(drawn, { timeout: 20_000, interval: 500 }).toBeGreaterThan(30_000);
    } else expect(await page.$$('main canvas')).toHaveLength(0);
    await make(page, table, await turn(page, table), mouse);
    await page.browserContext().close();
  });
}
