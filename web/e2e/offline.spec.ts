import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { FileServer } from './file-server';
import { gameNamed } from './games';
import { solve } from './solve';
import { mouse } from './table';
import { expect, test } from './visitor';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** Waits until the service worker has everything and serves the page. */
async function stored(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { timeout: 60_000 }).toBe(true);
}

test('after the first visit, lessons, the editor and records work without a network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await stored(page);
  await context.setOffline(true);

  // An address that was never visited, and again.
  await page.goto('/learn/courtier');
  await page.reload();
  const contents = page.getByRole('navigation', { name: 'In this course' });
  for (const { id } of gameNamed('courtier').lessons) {
    await contents.locator(`a[href$="#${id}"]`).click();
    const section = page.locator(`section[id="${id}"]`);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('grid')).toBeVisible();
  }
  await solve(page, 'courtier', 'no-way-out', mouse);
  // An exercise in which pieces are arranged needs the list of games.
  await page.goto('/learn/holochess');
  await expect(page.getByRole('grid').first()).toBeVisible();

  await page.goto('/editor');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/analysis?game=courtier&moves=a4-b4');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog
    .getByRole('textbox')
    .fill('[Game "courtier"]\n[RulesVersion "1"]\n[Result "*"]\n\n1. a4-b4 a10-b10 *');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  const moves = page.getByRole('region', { name: 'Moves' });
  await expect(moves.getByRole('button', { name: /a10-b10/ })).toBeVisible();

  // A page that needs the server says so, and leads to those that don't.
  await page.goto('/lobby');
  const note = page.getByRole('status').filter({ hasText: 'This page needs the server' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  await note.getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL('/learn');
  await expect(note).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Lobby' }).first().click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Offline')).toHaveCount(0);
});

test('the pages of the server itself are not replaced', async ({ page }) => {
  await page.goto('/');
  await stored(page);
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
  const missing = await page.goto('/nothing.txt');
  expect(missing?.status()).toBe(404);
});

test('a new version is offered, and comes with a reload', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'holocourt-e2e-dist-'));
  cpSync(resolve('dist'), folder, { recursive: true });
  const files = await FileServer.start(folder);
  const change = (name: string, from: RegExp, to: string) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, name), text.replace(from, to));
  };
  const offered = (tab: Page, text: string) => tab.locator('.toast').filter({ hasText: text });
  try {
    await page.goto(files.url);
    await stored(page);
    const other = await context.newPage();
    await other.goto(`${files.url}learn`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const label = 'data-build="new"';
    change('index.html', /<html /, `<html ${label} `);
    change('sw.js', /(url:`\.\/`,revision:`)\w+/, '$1new');
    const newBuild = (tab: Page) => tab.locator('html[data-build="new"]');

    // The new version waits for its turn, however often the page is loaded.
    await page.reload();
    await expect(offered(page, 'A new version')).toBeVisible();
    await page.reload();
    await expect(newBuild(page)).toHaveCount(0);
    await offered(page, 'A new version').getByRole('button', { name: 'Reload' }).click();
    await expect(newBuild(page)).toBeAttached();
    await expect(page.locator('.toast')).toHaveCount(0);

    // Another tab keeps running and is offered the update.
    await expect(newBuild(other)).toHaveCount(0);
    await offered(other, 'in another tab').getByRole('button', { name: 'Reload' }).click();
    await expect(newBuild(other)).toBeAttached();
  } finally {
    await files.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a page of another version than the server says so, and is reloaded', async ({ page }) => {
  let version = '99.0.0';
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      socket.send(version === '' ? text : text.replace(/("version":")[^"]+/, `$1${version}`));
    });
  });
  await page.goto('/lobby');
  const told = page.locator('.toast').filter({ hasText: 'The server runs version 99.0.0' });
  await expect(told).toBeVisible();
  // It is only offered; closing it is the end of it.
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(told).toBeVisible();
  version = '';
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
});
