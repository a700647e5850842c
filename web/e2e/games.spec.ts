import { advice, make, open, terms, view } from './table';
import { expect, test } from './visitor';

/** A game that takes longer than this is given up, which is one of the endings. */
const MOST_MOVES = 40;

for (const game of ['holochess', 'dejarik', 'courtier', 'king-and-courtesan', 'courtyard']) {
  test(`a whole game of ${game} against the computer`, async ({ page }) => {
    test.setTimeout(300_000);
    const opponent = { kind: 'computer', player: 'level:1' } as const;
    const { table } = await open(page, { terms: terms(game), seat: 'first', opponent });
    await page.goto(`/table/${table}`);
    if (game === 'holochess') await page.getByRole('button', { name: 'Ready', exact: true }).click();
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
        // The page hears of the computer's move as the server does, but may still be drawing it.
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
  });
}
