import type { Page } from '@playwright/test';
import type { NewTable, TableCreated } from '../src/wire/generated';
import { caughtUp, make, mouse, open, post, terms, view } from './table';
import { address, expect, test } from './visitor';

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

// Without a graphics card, only a small picture is drawn in time, and smooth edges take longer than all the rest.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const get = Reflect.get(prototype, 'getContext') as (
      this: unknown,
      kind: string,
      how?: object,
    ) => unknown;
    Reflect.set(prototype, 'getContext', function (this: unknown, kind: string, how?: object) {
      return get.call(this, kind, { ...how, antialias: false });
    });
  }),
);

const HERE: NewTable = { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } };

/** A table with the hologram, switched on in the settings. */
async function hologram(page: Page, wanted: NewTable = HERE): Promise<TableCreated> {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Boards' }).selectOption('3d');
  const made = await open(page, wanted);
  await page.goto(`/table/${made.table}`);
  await expect(canvas(page)).toBeVisible({ timeout: 30_000 });
  return made;
}

/** Where a space is seen in the picture, however far the page was scrolled. */
async function seen(page: Page, space: string): Promise<{ x: number; y: number; width: number }> {
  return page.evaluate((name) => {
    const [cell, grid] = [`[role=grid] [data-space="${name}"]`, '[role=grid]'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (!cell || !grid) throw new Error(`${name} is not seen`);
    return { x: cell.x + cell.width / 2 - grid.x, y: cell.y + cell.height / 2 - grid.y, width: cell.width };
  }, space);
}

/** The middle of the board on the screen, which is empty. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[role=grid] [data-space="c"]').boundingBox();
  if (!box) throw new Error('the middle is not seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers go apart from each other around a point. */
async function spread(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 50, 60])
    await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await wire.detach();
}

test('a move is made on a hologram', async ({ page }) => {
  const { table } = await hologram(page);
  // What lies under an empty picture has a few colours of its own.
  const under = await colours(page, '[role=grid], canvas');
  await expect.poll(() => colours(page, '[role=grid]'), { timeout: 30_000 }).toBeGreaterThan(10 * under);
  const [move] = (await view(page, table)).state.moves;
  if (!move) throw new Error('no move');
  await make(page, table, move);
  expect((await view(page, table)).steps[0]?.text).toBe(move.text);
});

test('reduced motion shows the flat board', async ({ page }) => {
  await hologram(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvas(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
});

test('the eye comes nearer, goes around and comes back', async ({ page }) => {
  await hologram(page);
  const back = page.getByRole('button', { name: 'Reset the view' });
  const usual = await seen(page, 'a4');
  const differs = async () => {
    const { x, y, width } = await seen(page, 'a4');
    return Math.abs(x - usual.x) + Math.abs(y - usual.y) + Math.abs(width - usual.width);
  };
  const comesBack = async () => {
    await expect(back).toHaveCount(0);
    await expect.poll(differs).toBeLessThan(1);
  };
  const nearer = () =>
    expect.poll(async () => (await seen(page, 'a4')).width).toBeGreaterThan(usual.width * 1.1);
  await expect(back).toHaveCount(0);
  let heart = await middle(page);

  await page.mouse.move(heart.x, heart.y);
  await page.mouse.wheel(0, -400);
  await nearer();
  await back.click();
  await comesBack();

  // A drag on an empty place turns the table.
  heart = await middle(page);
  await page.mouse.move(heart.x, heart.y);
  await page.mouse.down();
  await page.mouse.move(heart.x + 60, heart.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(differs).toBeGreaterThan(5);
  await back.click();
  await comesBack();

  await spread(page, await middle(page));
  await nearer();
  await page.locator('[role=grid] [data-space="a4"]').focus();
  await page.keyboard.press('0');
  await comesBack();

  await page.keyboard.press('+');
  await nearer();
  await page.keyboard.press('0');
  await comesBack();
});

test('a move made ahead on a hologram comes true', async ({ page, browser }) => {
  const linked: NewTable = {
    terms: terms('courtier', { begins: 'second' }),
    seat: 'first',
    opponent: { kind: 'link' },
  };
  const { table, invitations } = await hologram(page, linked);
  const friend = await (await browser.newContext({ extraHTTPHeaders: address() })).newPage();
  await friend.goto('/about');
  await post(friend, '/guest');
  await post(friend, `/invitations/${invitations[1]}`);
  await friend.goto(`/table/${table}`);
  const [answer] = (await caughtUp(friend, table)).state.moves;
  if (!answer) throw new Error('no move');
  // Once the friend sits there, a move may be made ahead.
  await expect(async () => {
    await mouse(page, 'a3');
    await expect(page.getByText('Premove: a3 to …')).toBeVisible({ timeout: 8000 });
  }).toPass();
  await mouse(page, 'b3');
  await expect(page.getByText('Premove: a3 to b3')).toBeVisible();
  await make(friend, table, answer);
  await expect
    .poll(async () => (await view(friend, table)).steps.map((step) => step.text))
    .toEqual([answer.text, 'a3-b3']);
  await friend.context().close();
});
