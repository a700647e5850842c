import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { OwnServer } from './server';
import { make, open, post, terms, view } from './table';
import { address, expect, test } from './visitor';

// Animations are tested with games and moves; here nothing waits for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PASSWORD = 'a court of five games';
const someName = () => `ann-${Math.random().toString(36).slice(2, 10)}`;

async function signUp(page: Page, name: string, base = ''): Promise<void> {
  await page.goto(`${base}/sign-in?new&then=/account`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/account');
}

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/sign-in?then=/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: address() });
  return context.newPage();
}

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a guest makes an account, keeps the game, leaves and comes back', async ({ page }) => {
  const name = someName();
  const { table } = await open(page, { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } });
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByText('Your new account keeps your games.')).toBeVisible();
  await signUp(page, name);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  expect((await view(page, table)).state.yours).toEqual([true, true]);
  await page.goto('/lobby');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine.locator(`a[href="/table/${table}"]`)).toHaveAccessibleName(
    / Courtier · No time limit Your turn$/,
  );
  await expect(page.getByRole('main').locator(`a[href="/table/${table}"]`)).toHaveCount(1);

  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, name, 'something else');
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong name or password' })).toBeVisible();
  await signIn(page, name);
  await expect(page).toHaveURL((url) => url.pathname === '/account');
  expect((await view(page, table)).state.yours).toEqual([true, true]);
});

test('settings stay, and follow to another browser, which is signed out from here', async ({
  page,
  browser,
}) => {
  const name = someName();
  await signUp(page, name);
  await page.goto('/settings');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !!answer.request().postData()?.includes('"letters"'),
  );
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Day' });
  await page.getByRole('combobox', { name: 'Piece style' }).selectOption('letters');
  await kept;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.getByRole('combobox', { name: 'Piece style' })).toHaveValue('letters');

  const other = await elsewhere(browser);
  await other.goto('/about');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'night');
  await signIn(other, name);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'day');

  await page.goto('/account');
  const sessions = section(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByText('You are not signed in')).toBeVisible();
  await other.context().close();
});

test('tokens, everything as a file, and an end', async ({ page, playwright }) => {
  const name = someName();
  await signUp(page, name);
  const tokens = section(page, 'Tokens');
  await tokens.getByRole('textbox', { name: 'Name of a new token' }).fill('my program');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  const program = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${secret}`, ...address() },
  });
  const me = new URL('/api/v1/me', page.url()).href;
  expect(await (await program.get(me)).json()).toMatchObject({ name });
  await tokens.getByRole('button', { name: 'Remove my program' }).click();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect((await program.get(me)).status()).toBe(401);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(name);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  const forGood = dialog.getByRole('button', { name: 'Delete for good' });
  await dialog.getByLabel('Password').fill('something else');
  await expect(forGood).toBeDisabled();
  await dialog.getByRole('textbox', { name: `Type ${name}` }).fill(name);
  await forGood.click();
  await expect(dialog.getByRole('alert')).toContainText('not your current password');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await forGood.click();
  await expect(page.getByText('Everything about you has been deleted.')).toBeVisible();
  await signIn(page, name);
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong name or password' })).toBeVisible();
});

test('a passkey instead of a password', async ({ page }) => {
  const server = await OwnServer.start('localhost');
  try {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const name = someName();
    await signUp(page, name, server.url);
    const passkeys = section(page, 'Passkeys');
    await passkeys.getByRole('textbox', { name: 'Name of a new passkey' }).fill('my finger');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('my finger');
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto(`${server.url}/sign-in?then=/account`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expect(section(page, 'Passkeys').getByRole('listitem')).toContainText('last used');
  } finally {
    // A page that is still there would complain that its server is gone.
    await page.goto('about:blank');
    await server.kill();
  }
});

test('a rated game between two accounts changes both ratings', async ({ page, browser }) => {
  const [ann, bob] = [page, await elsewhere(browser)];
  const name = someName();
  await signUp(ann, name);
  await signUp(bob, someName());
  type Made = { table: string; invitations: readonly (string | null)[] };
  const rated = terms('courtier', {
    rated: true,
    takebacks: false,
    time: { kind: 'fischer', startMs: 600_000, incrementMs: 5_000 },
  });
  for (const games of [1, 2]) {
    const made = await post<Made>(ann, '/tables', {
      terms: rated,
      seat: 'first',
      opponent: { kind: 'link' },
    });
    await bob.goto(`/invite/${made.invitations[1]}`);
    await bob.getByRole('button', { name: /join game/i }).click();
    await expect(bob).toHaveURL(/\/table\//);
    await ann.goto(`/table/${made.table}`);
    for (const each of [ann, bob]) {
      await expect(each.getByText('Your turn').first()).toBeVisible();
      const [move] = (await view(each, made.table)).state.moves;
      if (!move) throw new Error('no move');
      await make(each, made.table, move);
    }
    await ann.getByRole('tab', { name: 'Info' }).click();
    await expect(ann.getByRole('tabpanel').getByText('Rated', { exact: true })).toBeVisible();
    await bob.getByRole('button', { name: 'Resign' }).click();
    await bob.getByRole('button', { name: 'Yes, resign' }).click();
    const card = ann.getByRole('region', { name: 'Game over' });
    // The first rating is shown as a change too, from 1500.
    const before = games === 1 ? '1500' : '\\d{4}';
    await expect(card).toContainText(
      new RegExp(`Your rating: ${before} → \\d{4} \\(\\+\\d+\\), provisional`),
    );
  }
  await ann.goto(`/player/${name}`);
  const ratings = section(ann, 'Ratings');
  await expect(ratings.getByRole('listitem')).toContainText('2 games');
  await expect(ratings.getByRole('img', { name: /Courtier/ })).toBeVisible();
  await bob.context().close();
});
