import { allGames } from './games';
import { view } from './table';
import { address, expect, test } from './visitor';

// Animations are tested with games and moves; here nothing waits for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tableOf = (url: string) => new URL(url).pathname.split('/')[2] ?? '';

for (const { title, name: game } of allGames) {
  test(`${title} begins from its card on the first page`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${title}` }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.getByRole('grid')).toBeVisible();
    const { terms, state } = await view(page, tableOf(page.url()));
    expect(terms.game).toBe(game);
    expect(state.seats.filter(({ computer }) => computer)).toHaveLength(1);
  });
}

test('a seek is seen at once by others, and leads both to one table', async ({ page, browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: address() });
  const other = await context.newPage();
  await other.goto('/lobby');
  await expect(other.getByRole('heading', { name: 'Open challenges' })).toBeVisible();

  await page.goto('/new?game=courtyard&opponent=anyone');
  await page.getByRole('radio', { name: '30 + 20' }).check({ force: true });
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(page).toHaveURL(/\/lobby/);
  await expect(page.getByText('Waiting for an opponent')).toBeVisible();

  await other.getByRole('button', { name: /^Play Courtyard against/ }).click();
  await expect(other).toHaveURL(/\/table\//);
  await expect(page).toHaveURL(new RegExp(`/table/${tableOf(other.url())}`));
  const { terms } = await view(page, tableOf(page.url()));
  expect(terms).toMatchObject({ game: 'courtyard', time: { startMs: 1_800_000, incrementMs: 20_000 } });
  await context.close();
});

test('a game is created with the chosen settings', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'King and Courtesan' }).check({ force: true });
  await page.getByRole('radio', { name: '7×7' }).check({ force: true });
  await page.getByRole('radio', { name: 'A friend here' }).check({ force: true });
  await page.getByRole('radio', { name: '10 + 5' }).check({ force: true });
  // Matches are offered without unfolding anything: what is folded has no role yet.
  await page.getByRole('radio', { name: 'Best of' }).check({ force: true });
  await page.getByRole('spinbutton', { name: 'Games' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Games' }).press('Tab');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[role=grid] [data-space]')).toHaveCount(49);
  const { terms } = await view(page, tableOf(page.url()));
  expect(terms).toMatchObject({
    game: 'king-and-courtesan:7',
    time: { kind: 'fischer', startMs: 600_000, incrementMs: 5_000 },
    form: { kind: 'bestOf', games: 3 },
    rated: false,
  });
});
