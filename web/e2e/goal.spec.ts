import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { NewTable } from '../src/wire/generated';
import { allGames } from './games';
import { make, open, terms, view } from './table';
import { expect, test } from './visitor';

// Animations are tested with games and moves; here nothing waits for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const onOneScreen = (game: string): NewTable => ({
  terms: terms(game),
  seat: 'first',
  opponent: { kind: 'here' },
});

async function sit(page: Page, game: string): Promise<string> {
  const { table } = await open(page, onOneScreen(game));
  await page.goto(`/table/${table}`);
  return table;
}
const card = (page: Page) => page.getByRole('region', { name: 'How to win' });

test('the card beside the board says how to win, what each win is worth, and who is how close', async ({
  page,
}) => {
  const table = await sit(page, 'dejarik');
  await expect(card(page)).toContainText('capture two enemy pawns');
  await expect(card(page)).toContainText('3 win 1 point, 4 win 3 points');
  await expect(card(page)).toContainText('2 win 2 points');
  const row = card(page).getByRole('row', { name: /^Longest row/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '0']);
  const { state } = await view(page, table);
  const exit = state.moves.find(({ text }) => text === 'a5-b5');
  if (!exit) throw new Error('no straight exit');
  await make(page, table, exit);
  await expect(row.getByRole('cell')).toHaveText(['1', '0']);
});

test('the full rules open beside the board, and the game goes on', async ({ page }) => {
  const table = await sit(page, 'courtier');
  const button = card(page).getByRole('button', { name: 'Full rules' });
  await button.click();
  const rules = page.getByRole('dialog', { name: 'The rules of Courtier' });
  await expect(rules.getByRole('heading', { name: 'Capture along a ring' })).toBeVisible();
  await expect(rules.getByRole('img').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  const { state } = await view(page, table);
  const [move] = state.moves;
  if (!move) throw new Error('no move');
  await make(page, table, move);
  await expect(rules).toBeVisible();
  await rules.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/table/${table}$`));
});

test('a first game of each kind has three tips, which are dismissed for good', async ({ page }) => {
  await sit(page, 'courtyard');
  const tip = card(page).getByRole('note');
  await expect(tip).toContainText('Tip 1 of 3');
  await tip.getByRole('button', { name: 'Next tip' }).click();
  await tip.getByRole('button', { name: 'Next tip' }).click();
  await expect(tip).toContainText('Tip 3 of 3');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toHaveCount(0);
  await sit(page, 'courtyard');
  await expect(card(page).getByRole('row', { name: /^Steps for the king/ })).toContainText('9');
  await expect(tip).toHaveCount(0);
  await sit(page, 'courtier');
  await expect(tip).toContainText('Tip 1 of 3');
});

test('a setup offers arrangements with names, and shows the creatures', async ({ page }) => {
  await sit(page, 'holochess');
  const setup = page.getByRole('region', { name: 'Setup' });
  const named = setup.getByRole('group', { name: 'Arrangements' });
  await expect(named.getByRole('button')).toHaveCount(4);
  const spearhead = named.getByRole('button', { name: /^Spearhead/ });
  await spearhead.click();
  await expect(spearhead).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[role=grid] [data-space="a3"]')).toHaveAttribute('aria-label', /Molator/);
  await expect(setup.getByRole('row', { name: /Molator.*Attack/ }).getByRole('cell')).toHaveText([
    '6',
    '1',
    '3',
  ]);
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  async function isSeen(what: Locator): Promise<void> {
    // Nothing that scrolls hides a part of it either.
    await expect(what).toBeInViewport({ ratio: 0.99 });
  }
  for (const { name } of allGames) {
    test(`the prompt, both players and the tools of ${name} are seen without scrolling`, async ({ page }) => {
      const table = await sit(page, name);
      if ((await view(page, table)).state.phase === 'setup') {
        await isSeen(page.getByRole('button', { name: 'Ready', exact: true }));
      } else {
        await isSeen(page.locator('.prompt p'));
      }
      await isSeen(page.locator('[role=grid]'));
      for (const strip of await page.locator('.strip').all()) await isSeen(strip);
      for (const tool of await page.locator('.actions button').all()) await isSeen(tool);
    });
  }
});

test('a hint against a computer says where to look, and then the move with its reason', async ({ page }) => {
  const opponent = { kind: 'computer', player: 'level:1' } as const;
  const { table } = await open(page, { terms: terms('courtier'), seat: 'first', opponent });
  await page.goto(`/table/${table}`);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: /Look at|Teal/ });
  await expect(told.filter({ hasText: /^Look at [abc]\d*\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show the move' }).click();
  await expect(
    told.filter({ hasText: /^[abc]\d*-[abc]\d*: Teal (king|guard) moves from .*\. \S.*\.$/ }),
  ).toBeVisible();
  // On one screen for two, nobody is to be helped.
  await sit(page, 'courtier');
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
