import { allGames } from './games';
import { playWholeGame } from './play';
import { solve } from './solve';
import { mouse } from './table';
import { expect, test } from './visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const examples = allGames.filter(({ isExample }) => isExample);

test('there is an example game', () => expect(examples).not.toEqual([]));

for (const { name, title, credit, lessons, exercises } of examples) {
  test(`${title} is on the first page, and begins from its card`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(credit).first()).toBeVisible();
    await page.getByRole('button', { name: `Play now: ${title}` }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test(`${title} has lessons and exercises`, async ({ page }) => {
    await page.goto('/learn');
    await page.getByRole('link', { name: title, exact: true }).click();
    for (const { id } of lessons) {
      const section = page.locator(`section[id="${id}"]`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading')).not.toBeEmpty();
      await expect(section.getByRole('grid')).toBeVisible();
    }
    for (const { id } of exercises.slice(0, 2)) await solve(page, name, id, mouse);
  });

  test(`a whole game of ${title} against the computer`, async ({ page }) => {
    test.setTimeout(300_000);
    await playWholeGame(page, name);
  });

  test(`${title} is drawn in 3D`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('holocourt.dimension', '3d'));
    await page.goto(`/analysis?game=${name}`);
    await expect(page.getByRole('main').locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  });
}
