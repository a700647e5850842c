import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { PlainId } from '../src/messages/ids';
import type { NewTable } from '../src/wire/generated';
import { keys, make, open, post, terms, view } from './table';
import { expect, test } from './visitor';
import { wordsOf } from './messages';

const [en, de] = [wordsOf('en'), wordsOf('de')];

/** Without animation, the findings don't depend on timing. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const here: NewTable = { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } };

async function inPlay(page: Page): Promise<string> {
  const { table } = await open(page, here);
  const { state } = await view(page, table);
  await post(page, `/tables/${table}/commands`, {
    kind: 'move',
    ply: 0,
    id: 'one',
    text: state.moves[0]?.text,
  });
  return table;
}

async function finished(page: Page): Promise<string> {
  const table = await inPlay(page);
  await post(page, `/tables/${table}/commands`, { kind: 'resign' });
  return table;
}

async function account(page: Page): Promise<string> {
  await page.goto('/about');
  const name = `axe-${Math.random().toString(36).slice(2, 10)}`;
  await post(page, '/account', { name, password: 'a court of five games' });
  return name;
}

/** Every page: its address, and what shows that it is ready. */
const PAGES: Readonly<Record<string, { path: string | ((page: Page) => Promise<string>); ready: string }>> = {
  home: { path: '/', ready: 'h1' },
  'new game': { path: '/new', ready: 'details' },
  lobby: { path: '/lobby', ready: 'h1' },
  'table in play': { path: async (page) => `/table/${await inPlay(page)}`, ready: '[role=grid]' },
  'table of a finished game': {
    path: async (page) => `/table/${await finished(page)}`,
    ready: 'a[href^="/review/"]',
  },
  analysis: { path: '/analysis?game=dejarik', ready: '.lines li' },
  editor: { path: '/editor?game=holochess', ready: '[role=grid]' },
  review: { path: async (page) => `/review/${await finished(page)}`, ready: '[role=slider]' },
  learn: { path: '/learn', ready: 'li' },
  lesson: { path: '/learn/king-and-courtesan', ready: '[role=grid]' },
  exercise: { path: '/learn/courtyard/first-jump', ready: '[role=grid]' },
  player: { path: async (page) => `/player/${await account(page)}`, ready: 'h1' },
  leaders: { path: '/leaders', ready: 'h1' },
  'sign in': { path: '/sign-in', ready: 'form' },
  account: { path: async (page) => (await account(page), '/account'), ready: 'section' },
  settings: { path: '/settings', ready: 'select' },
  about: { path: '/about', ready: 'h1' },
};

async function visit(page: Page, name: string): Promise<void> {
  const known = PAGES[name];
  if (!known) throw new Error(name);
  await page.goto(typeof known.path === 'string' ? known.path : await known.path(page));
  await expect(page.getByRole('main').locator(known.ready).first()).toBeVisible({ timeout: 30_000 });
}

/** Accessibility violations, in words that lead to them. */
async function barriers(page: Page, rules?: string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`,
    );
}

for (const name of Object.keys(PAGES)) {
  test(`no barriers: ${name}`, async ({ page }) => {
    await visit(page, name);
    expect(await barriers(page), 'night').toEqual([]);
    for (const theme of ['day', 'contrast']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      // Only colours change with the theme.
      expect(await barriers(page, ['color-contrast']), theme).toEqual([]);
    }
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(widest, 'no sideways scrolling').toBe(width);
    }
  });
}

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await page.evaluate((where) => document.activeElement?.matches(where) ?? false, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}

test('a game by keyboard alone, with every move said aloud', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now: Courtier' })).toBeVisible();
  await tabTo(page, '[aria-label="Play now: Courtier"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  const log = page.getByRole('log');
  const ply = async () => (await view(page, table)).state.ply;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(page.getByText('Your turn').first()).toBeVisible({ timeout: 30_000 });
    const { state } = await view(page, table);
    const [move] = state.moves;
    const [start = '', end = ''] = [move?.trail[0], move?.trail.at(-1)];
    await tabTo(page, '[role=grid] [data-space]');
    await keys(page, start);
    await keys(page, end);
    await expect.poll(ply).toBeGreaterThan(state.ply);
    // The computer's reply is announced, and that it is the player's turn again.
    await expect.poll(ply).toBe(state.ply + 2);
    const answer = (await view(page, table)).steps.at(-1)?.text ?? '';
    await expect(log).toContainText(answer.split('-').at(-1) ?? answer);
    await expect(log).toContainText(/your turn/i);
  }
});

test('a rematch begins with an empty log', async ({ page }) => {
  const { table } = await open(page, here);
  await page.goto(`/table/${table}`);
  const { state } = await view(page, table);
  const [move] = state.moves;
  if (!move) throw new Error('no move');
  await make(page, table, move);
  const log = page.getByRole('log');
  await expect(log).toContainText(/moves from/);
  await post(page, `/tables/${table}/commands`, { kind: 'resign' });
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('[data-ply="0"]')).toBeVisible();
  await expect(log).not.toContainText(/moves from|resigned/);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  /** English sentences that differ in German. */
  const foreign = (en.ids as readonly PlainId[])
    .filter((id) => en.text(id) !== de.text(id))
    .map((id) => en.text(id))
    .filter((text) => text.length > 8 && !text.includes('{'));

  for (const name of [
    'home',
    'new game',
    'lobby',
    'table in play',
    'analysis',
    'learn',
    'sign in',
    'about',
  ]) {
    test(name, async ({ page }) => {
      await visit(page, name);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const labels = await page
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      const said = [await page.locator('body').innerText(), ...labels].join('\n');
      expect(said).toContain(de.text('nav-leaders'));
      expect(foreign.filter((text) => said.includes(text))).toEqual([]);
      const seen = new Set(said.split(/\s+/));
      expect(en.ids.filter((id) => id.includes('-') && seen.has(id))).toEqual([]);
    });
  }
});

test('words of the rules follow the language', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.text('settings-title'));
  await page.goto('/learn/courtier');
  await expect(page.getByRole('button', { name: de.text('learn-forget') })).toBeVisible();
});
