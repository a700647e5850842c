import type { Page } from '@playwright/test';
import { advice, make, open, terms, view } from './table';
import { expect } from './visitor';

/** Resigning after this many moves is one of the endings. */
const MOST_MOVES = 40;

/** Plays a whole game against the computer on its table's page, and checks how the page says it ended. */
export async function playWholeGame(page: Page, game: string): Promise<void> {
  const opponent = { kind: 'computer', player: 'level:1' } as const;
  const { table } = await open(page, { terms: terms(game), seat: 'first', opponent });
  await page.goto(`/table/${table}`);
  if ((await view(page, table)).state.phase === 'setup')
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (let made = 0; ;) {
    const now = await view(page, table);
    if (now.state.phase === 'over') break;
    if (now.state.decides === 1) {
      if (made === MOST_MOVES) {
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Yes, resign' }).click();
        await expect.poll(async () => (await view(page, table)).state.phase).toBe('over');
        break;
      }
      // The page receives the computer's move with the server's answer, but may still be drawing it.
      await expect(page.getByText(/Your turn|Your choice/).first()).toBeVisible();
      await make(page, table, await advice(page, now));
      made += 1;
    } else {
      await page.waitForTimeout(50);
    }
  }
  const over = await view(page, table);
  const card = page.getByRole('region', { name: 'Game over' });
  await expect(card).toBeVisible();
  const won =
    over.state.ending?.winner === 1 ? 'You won' : over.state.ending?.winner === 2 ? 'You lost' : 'Draw';
  await expect(card).toContainText(won);
  await expect(card.getByRole('link', { name: 'Review' })).toBeVisible();
}
