import { allGames } from './games';
import { expect, test } from './visitor';

test('the first page shows every game with its author', async ({ page }) => {
  await page.goto('/');
  for (const { title, credit } of allGames) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(credit);
  }
});

test('one click starts a game without signing up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play .* now$/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the first page is small, and so are the rules that load after it', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    sizes.set(new URL(request.url()).pathname, responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const isRules = (path: string) => /\/rules[^/]*\.(js|wasm)$/.test(path);
  const isLoaded = () => [...sizes.keys()].some((path) => path.endsWith('.wasm'));
  await expect.poll(isLoaded, { timeout: 20_000 }).toBe(true);
  const rules = [...sizes].filter(([path]) => isRules(path));
  expect(
    rules.reduce((sum, [, size]) => sum + size, 0),
    JSON.stringify(rules),
  ).toBeLessThan(400_000);
  const files = [...sizes].filter(([path]) => !path.startsWith('/api/') && !isRules(path));
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  test.info().annotations.push({ type: 'size', description: `${total} bytes in ${files.length} files` });
  expect(files.length).toBeGreaterThan(3);
  expect(total, JSON.stringify(files)).toBeLessThan(200_000);
});

test('sound is turned off with one click, and stays off', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
});
