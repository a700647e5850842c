import type { Browser, Page } from '@playwright/test';
import { OwnServer } from './server';
import { make, mouse, open, post, terms, view } from './table';
import { address, expect, test } from './visitor';

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: address() });
  return context.newPage();
}

/** Opens a game by the page for it and gives the link for the friend, and the table. */
async function invite(page: Page, game: string, base = ''): Promise<{ link: string; table: string }> {
  await page.goto(`${base}/new?game=${game}&opponent=link`);
  await page.getByText('More options').click();
  const watching = page.getByRole('switch', { name: 'Anyone can watch' });
  if (!(await watching.isChecked())) await watching.click();
  await page
    .getByRole('button', { name: /^Play|^Make|^Open|link/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  const link = await page.getByRole('textbox', { name: /link/i }).inputValue();
  expect(link).toContain('/invite/');
  return { link, table };
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /join game/i }).click();
  await expect(page).toHaveURL(/\/table\//);
}

async function turnOf(pages: readonly Page[], table: string): Promise<Page> {
  for (const page of pages) {
    const { state } = await view(page, table);
    const { decides } = state;
    if (decides !== null && state.yours[decides - 1]) return page;
  }
  throw new Error('neither side is to move');
}

test('two friends by link, with a spectator, and a server that fails in the middle', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await OwnServer.start();
  try {
    const [ann, bob, eve] = [await visitor(browser), await visitor(browser), await visitor(browser)];
    const { link, table } = await invite(ann, 'courtier', server.url);
    await sitDown(bob, link);
    await eve.goto(`${server.url}/table/${table}`);
    await expect(eve.getByRole('grid')).toBeVisible();

    const play = async () => {
      const page = await turnOf([ann, bob], table);
      const before = await view(page, table);
      const [move] = before.state.moves;
      if (!move) throw new Error('no move');
      await expect(page.getByText('Your turn').first()).toBeVisible();
      await make(page, table, move);
      const space = move.trail[move.trail.length - 1];
      // Everyone sees it, including the spectator.
      for (const each of [ann, bob, eve]) {
        const cell = each.locator(`[role=grid] [data-space="${space}"]`);
        await expect(cell).toHaveAttribute('aria-label', /guard|king/i);
      }
    };
    await play();
    await play();
    expect((await view(eve, table)).state.yours).toEqual([false, false]);

    await ann.getByRole('tab', { name: /chat/i }).click();
    await ann.getByRole('textbox').last().fill('Good luck!');
    await ann.keyboard.press('Enter');
    await bob.getByRole('tab', { name: /chat/i }).click();
    await expect(bob.getByText('Good luck!')).toBeVisible();

    await server.kill();
    await expect(bob.getByText(/reconnect|connection/i).first()).toBeVisible();
    await server.start();
    await expect(bob.getByText(/connection lost|reconnecting/i)).toHaveCount(0, { timeout: 60_000 });
    await play();
    await play();
    expect((await view(ann, table)).state.ply).toBe(4);
  } finally {
    await server.kill();
  }
});

test('no one sees a setup early', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ann, bob] = [await visitor(browser), await visitor(browser)];
  const { link, table } = await invite(ann, 'holochess');
  await sitDown(bob, link);
  await ann.getByRole('button', { name: 'Shuffle' }).click();
  await ann.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(ann.getByText('You are ready').first()).toBeVisible();
  const early = await view(bob, table);
  const mine = early.state.yours.indexOf(true) + 1;
  expect(early.state.shownSetups).toEqual([null, null]);
  expect(early.state.pieces.filter(({ side }) => side !== mine)).toEqual([]);
  await bob.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect.poll(async () => (await view(bob, table)).state.phase).toBe('playing');
  expect((await view(ann, table)).state.pieces).toHaveLength(8);
  for (const page of [ann, bob])
    await expect(page.locator('.start')).toHaveText(/Drawn by lot: .* moves first/);
});

/** Two people at a table of their own terms: the first to decide comes first. */
async function pair(browser: Browser, table: ReturnType<typeof terms>): Promise<[Page, Page, string]> {
  const [ann, bob] = [await visitor(browser), await visitor(browser)];
  const made = await open(ann, { terms: table, seat: 'first', opponent: { kind: 'link' } });
  await bob.goto('/about');
  await post(bob, '/guest');
  await bob.goto(`/invite/${made.invitations[1]}`);
  await bob.getByRole('button', { name: /join game/i }).click();
  await expect(bob).toHaveURL(/\/table\//);
  await ann.goto(`/table/${made.table}`);
  return [ann, bob, made.table];
}

test('a move is chosen ahead, and made when its turn comes', async ({ browser }) => {
  const [ann, bob, table] = await pair(browser, terms('courtier'));
  await expect(bob.locator('[role=grid]')).toBeVisible();
  await mouse(bob, 'a10');
  await mouse(bob, 'b10');
  await expect(bob.getByText(/a10.*b10/).first()).toBeVisible();
  expect((await view(bob, table)).state.ply).toBe(0);
  const move = (await view(ann, table)).state.moves.find(({ text }) => text === 'a4-b4');
  if (!move) throw new Error('no move');
  await make(ann, table, move);
  await expect
    .poll(async () => (await view(bob, table)).steps.map(({ text }) => text))
    .toEqual(['a4-b4', 'a10-b10']);
  await expect(ann.locator('[role=grid] [data-space="b10"]')).toHaveAttribute('aria-label', /king/);
});

test('a draw is offered once it is meant', async ({ browser }) => {
  const [ann, bob, table] = await pair(browser, terms('courtier'));
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.getByRole('button', { name: 'Keep playing' }).click();
  expect((await view(bob, table)).state.offers).toEqual([]);
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await expect(ann.getByRole('region', { name: 'Game over' })).toContainText('Draw');
});

test('the best of three is played to its end', async ({ browser }) => {
  const [ann, bob, table] = await pair(browser, terms('courtier', { form: { kind: 'bestOf', games: 3 } }));
  const card = (page: Page) => page.getByRole('region', { name: 'Game over' });
  for (const games of [1, 2]) {
    await expect.poll(async () => (await view(ann, table)).state.gameNumber, { timeout: 20_000 }).toBe(games);
    await expect(card(ann)).toHaveCount(0);
    for (let made = 0; made < 2; made += 1) {
      const page = await turnOf([ann, bob], table);
      const [move] = (await view(page, table)).state.moves;
      if (!move) throw new Error('no move');
      await make(page, table, move);
    }
    await ann.getByRole('button', { name: 'Resign' }).click();
    // The card of the first game is there for some seconds only, so that both are looked at together.
    const seen = Promise.all([
      expect(card(ann)).toContainText('You lost'),
      expect(card(bob)).toContainText(games === 1 ? /0 : 1[^]*The next game is about to begin\./ : '0 : 2'),
    ]);
    await ann.getByRole('button', { name: 'Yes, resign' }).click();
    await seen;
  }
  await expect(card(bob)).toContainText('wins the match.');
  await expect(bob.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await ann.goto(`/review/${table}`);
  await expect(ann.getByRole('combobox', { name: 'Game' })).toHaveValue('2');
});
