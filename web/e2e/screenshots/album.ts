import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { advice, open, post, terms, view } from '../table';
import { expect } from '../visitor';

const PHONE = { width: 390, height: 844 };

/** Keeps what the page shows now as a picture of the documentation. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // No pointer is in the picture, and animations are over.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  const path = resolve(`../docs/pictures/web-${name}.png`);
  await page.screenshot({ path, scale: 'css' });
  // If ImageMagick is installed, fewer colours make the file a quarter of the size, without a visible difference.
  spawnSync('convert', [path, '-strip', '+dither', '-colors', '256', path]);
}

/** What the visitor has chosen, from the first page on. */
export async function choose(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`holocourt.${name}`, value);
  }, settings);
}

export const onPhone = (page: Page) => page.setViewportSize(PHONE);

/** A game against the computer with some good moves behind it, and the player to move. */
export async function game(page: Page, name: string, turns: number): Promise<string> {
  const opponent = { kind: 'computer', player: 'level:5' } as const;
  const { table } = await open(page, { terms: terms(name), seat: 'first', opponent });
  await page.goto(`/table/${table}`);
  await expect(page.getByRole('grid')).toBeVisible();
  if (name === 'holochess') await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (let made = 0; ;) {
    await expect.poll(async () => (await view(page, table)).state.decides, { timeout: 60_000 }).toBe(1);
    if (made === turns) break;
    const now = await view(page, table);
    const { text } = await advice(page, now);
    await post(page, `/tables/${table}/commands`, { kind: 'move', ply: now.state.ply, id: `${made}`, text });
    made += 1;
  }
  await expect(page.getByText(/Your turn|Your choice/).first()).toBeVisible();
  return table;
}
