import { terms, open } from '../table';
import { address, expect, test } from '../visitor';
import { choose, game, onPhone, picture } from './album';

test('home', async ({ page }) => {
  await page.goto('/');
  await picture(page, 'home');
  await onPhone(page);
  await picture(page, 'home-phone');
});

test('home by day', async ({ page }) => {
  await choose(page, { theme: 'day' });
  await page.goto('/');
  await picture(page, 'home-day');
});

test('tables', async ({ page }) => {
  await game(page, 'holochess', 4);
  await picture(page, 'table-holochess');
  await game(page, 'king-and-courtesan', 7);
  await picture(page, 'table-king-and-courtesan');
});

test('a table by day', async ({ page }) => {
  await choose(page, { theme: 'day' });
  await game(page, 'courtyard', 8);
  await picture(page, 'table-courtyard-day');
});

test('a table on a phone', async ({ page }) => {
  await onPhone(page);
  // The third good move may win already.
  await game(page, 'dejarik', 2);
  await picture(page, 'table-dejarik-phone');
});

test('a hologram', async ({ page }) => {
  await choose(page, { dimension: '3d' });
  await game(page, 'holochess', 4);
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  await picture(page, 'table-hologram');
});

test('analysis', async ({ page }) => {
  await page.goto('/analysis?game=courtier&moves=a4-b4+a10-b10+a2-b2');
  await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(3, {
    timeout: 60_000,
  });
  await expect(page.locator('.thinking')).toHaveCount(0, { timeout: 60_000 });
  await picture(page, 'analysis');
});

test('learning', async ({ page }) => {
  await page.goto('/learn/dejarik/boosted-catch');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await picture(page, 'learn');
});

test('lobby', async ({ page, browser }) => {
  // There are others too: games to watch, and open challenges.
  const others = await browser.newContext({ extraHTTPHeaders: address() });
  const somebody = await others.newPage();
  for (const name of ['holochess', 'courtyard', 'king-and-courtesan']) await game(somebody, name, 3);
  for (const name of ['courtier', 'dejarik']) {
    await somebody.goto(`/new?game=${name}&opponent=anyone`);
    await somebody.getByRole('button', { name: 'Find an opponent' }).click();
    await expect(somebody).toHaveURL(/\/lobby/);
  }
  await open(page, {
    terms: terms('courtier'),
    seat: 'first',
    opponent: { kind: 'computer', player: 'level:3' },
  });
  await page.goto('/lobby');
  await expect(page.getByRole('button', { name: /^Play Courtier against/ })).toBeVisible();
  await picture(page, 'lobby');
  await others.close();
});
