import type { Page } from '@playwright/test';
import { make, open, terms, view } from './table';
import { expect, test } from './visitor';

const canvas = (page: Page) => page.getByRole('main').locator('canvas').first();

/** How many different colours there are where the hologram is, without some parts of the page. */
async function colours(page: Page, without: string): Promise<number> {
  const style = await page.addStyleTag({ content: `${without} { opacity: 0 }` });
  const picture = (await canvas(page).screenshot()).toString('base64');
  await style.evaluate((element) => (element as Element).remove());
  return page.evaluate(async (data) => {
    // The page may fetch nothing but from its own server, not even a picture that it has already.
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const flat = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!flat) return 0;
    flat.drawImage(image, 0, 0);
    const { data: dots } = flat.getImageData(0, 0, image.width, image.height);
    const seen = new Set<number>();
    for (let at = 0; at < dots.length; at += 4) {
      seen.add(((dots[at] ?? 0) << 16) | ((dots[at + 1] ?? 0) << 8) | (dots[at + 2] ?? 0));
    }
    return seen.size;
  }, picture);
}

/** A table with the hologram, switched on in the settings. */
async function hologram(page: Page): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Boards' }).selectOption('3d');
  const { table } = await open(page, { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } });
  await page.goto(`/table/${table}`);
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
  return table;
}

test('a move is made on a hologram', async ({ page }) => {
  const table = await hologram(page);
  // What lies under an empty picture has a few colours of its own.
  const under = await colours(page, '[role=grid], canvas');
  await expect.poll(() => colours(page, '[role=grid]'), { timeout: 30_000 }).toBeGreaterThan(10 * under);
  const [move] = (await view(page, table)).state.moves;
  if (!move) throw new Error('no move');
  await make(page, table, move);
  expect((await view(page, table)).steps[0]?.text).toBe(move.text);
});

test('whoever wants no motion sees the flat board', async ({ page }) => {
  await hologram(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvas(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
});
