import { expect, test } from './visitor';

test('the first page shows five games with their authors', async ({ page }) => {
  await page.goto('/');
  for (const title of ['Holochess', 'Dejarik', 'Courtier', 'King and Courtesan', 'Courtyard']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Mark Steere').first()).toBeVisible();
});

test('one click starts a game without signing up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
});
