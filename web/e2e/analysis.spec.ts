import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { make, mouse, open, post, terms, view } from './table';
import { expect, test } from './visitor';

// Animations are tested with games and moves; here nothing waits for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A step in the list of moves; after how it is written, its name says what it did. */
const step = (page: Page, written: string) =>
  page
    .getByRole('region', { name: 'Moves' })
    .getByRole('button', { name: new RegExp(`^${written.replace(/[.*=]/g, '\\$&')}: `) });
const piece = (page: Page, space: string) => page.locator(`[role=grid] [data-space="${space}"]`);

async function play(page: Page, from: string, to: string): Promise<void> {
  await mouse(page, from);
  await mouse(page, to);
}

test('moves become a tree, and the computer thinks about it', async ({ page }) => {
  await page.goto('/analysis?game=courtier');
  await page.getByRole('combobox', { name: 'Time' }).selectOption('1000');
  await play(page, 'a4', 'b4');
  await expect(step(page, '1. a4-b4')).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveURL(/moves=a4-b4/);

  const lines = page.getByRole('list', { name: 'Best lines' });
  await expect(lines.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 });
  // Lines may change for as long as it thinks.
  await expect(page.locator('.thinking')).toHaveCount(0, { timeout: 30_000 });
  // A whole line is played at once.
  const line = lines.getByRole('listitem').first().getByRole('button');
  const count = await line.count();
  await line.last().click();
  const made = () => new URL(page.url()).searchParams.get('moves')?.split(' ') ?? [];
  await expect.poll(() => made().length).toBe(1 + count);

  for (let steps = 0; steps < count; steps += 1) await page.keyboard.press('ArrowLeft');
  await expect(step(page, '1. a4-b4')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Home');
  await expect(piece(page, 'a4')).toHaveAttribute('aria-label', /king/i);
  await play(page, 'a2', 'b2');
  const variation = page.getByRole('group', { name: 'Variation' });
  await expect(variation.getByRole('button', { name: '1. a2-b2' })).toBeVisible();
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await expect(variation.getByRole('button', { name: '1. a4-b4' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(step(page, '1. a2-b2')).toHaveAttribute('aria-current', 'step');
});

test('a solved game has the value of every move', async ({ page }) => {
  // A server that has not made its table yet needs a while, and the page asks only a few times.
  test.setTimeout(300_000);
  await page.goto('/about');
  await post(page, '/guest');
  const exact = async () =>
    (await post<{ exact: unknown }>(page, '/analyse', { game: 'dejarik', moves: [], timeMs: 20 })).exact;
  await expect.poll(exact, { timeout: 200_000, intervals: [500] }).not.toBeNull();
  await page.goto('/analysis?game=dejarik');
  const solved = page.getByRole('region', { name: 'Exact value of every move' });
  await expect(solved).toBeVisible({ timeout: 60_000 });
  const values = solved.getByRole('button', { name: /(wins|loses) (\d+ )?in \d+|draws/ });
  await expect(values.first()).toBeVisible();
  const move = (await values.first().locator('b').textContent()) ?? '';
  await values.first().click();
  await expect(step(page, `1. ${move}`)).toHaveAttribute('aria-current', 'step');
});

test('a line is saved, sent as a link, and read again', async ({ page, context }) => {
  const moves = ['a4-b4', 'a10-b10', 'a2-b2'];
  await page.goto(`/analysis?game=courtier&moves=${moves.join('+')}`);
  await expect(step(page, '2. a2-b2')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const saved: Record<string, string> = {};
  await page.getByRole('button', { name: 'Export' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to this line' }).inputValue();
  const position = await dialog.getByRole('textbox', { name: 'This position' }).inputValue();
  for (const form of ['Text', 'JSON']) {
    await dialog.getByRole('tab', { name: form }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(form === 'Text' ? 'courtier.txt' : 'courtier.json');
    saved[form] = readFileSync(await file.path(), 'utf8');
  }
  expect(saved.Text).toContain('a10-b10');
  expect(JSON.parse(saved.JSON ?? '')).toMatchObject({ game: 'courtier' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const text of Object.values(saved)) {
    await page.goto('/analysis?game=courtyard');
    await page.getByRole('button', { name: 'Import' }).click();
    const paste = page.getByRole('dialog', { name: 'Import' });
    await paste.getByRole('textbox').fill(text.replace('a10-b10', 'a10-b3'));
    await expect(paste.getByRole('status')).toContainText('a10-b3');
    await expect(paste.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
    await paste.getByRole('textbox').fill(text);
    await paste.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(step(page, '2. a2-b2')).toBeVisible();
    await page.keyboard.press('End');
    await expect(step(page, '2. a2-b2')).toHaveAttribute('aria-current', 'step');
  }

  const friend = await context.newPage();
  await friend.goto(link);
  await expect(step(friend, '2. a2-b2')).toHaveAttribute('aria-current', 'step');
  await friend.getByRole('button', { name: 'Export' }).click();
  await expect(friend.getByRole('textbox', { name: 'This position' })).toHaveValue(position);
});

test('a record that is opened keeps its players when it is exported', async ({ page }) => {
  const record = `[Game "courtier"]
[RulesVersion "1"]
[First "Ada"]
[Second "Bob"]
[Result "1-0"]
[Termination "resignation"]

1. a4-b4 {[%clk 0:04:58]} a10-b10 1-0
`;
  await page.goto('/analysis?game=dejarik');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await expect(dialog.getByLabel('Or choose a file')).toHaveAttribute('accept', /\.holo/);
  await dialog
    .getByLabel('Or choose a file')
    .setInputFiles({ name: 'game.holo', mimeType: '', buffer: Buffer.from(record) });
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Ada – Bob')).toBeVisible();
  const exported = async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const share = page.getByRole('dialog', { name: 'Export' });
    await share.getByRole('tab', { name: 'Text' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      share.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    return readFileSync(await file.path(), 'utf8');
  };
  expect((await exported()).trim()).toBe(record.trim());
});

test('positions are put together in the editor', async ({ page }) => {
  await page.goto('/editor?game=courtier');
  const text = page.getByRole('textbox', { name: 'This position' });
  await expect(text).not.toHaveValue('');
  const start = await text.inputValue();
  await page.getByRole('radio', { name: 'Remove pieces' }).check({ force: true });
  await mouse(page, 'a2');
  await expect(piece(page, 'a2')).not.toHaveAttribute('aria-label', /guard/i);
  await page.getByRole('radio', { name: 'Teal guard' }).check({ force: true });
  await mouse(page, 'b2');
  await expect(piece(page, 'b2')).toHaveAttribute('aria-label', /guard/i);
  // So does the position: one guard fewer on ring a, one more on ring b, and the other side to move.
  const moved = start.replace('GGG', 'G1G').replace('/12/', '/1G10/');
  await expect(text).toHaveValue(moved);
  await page.getByRole('group', { name: 'Side to move' }).getByRole('radio').last().check();
  await expect(text).toHaveValue(moved.replace('/1 1 0', '/1 2 0'));

  const nonsense = 'K11/12/1 1 0 0';
  await text.fill(nonsense);
  await page.getByRole('button', { name: 'Set up this position' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/.{10,}/);
  const given = 'G2KG3gkg1/5gG5/1 1 0';
  await text.fill(given);
  await page.getByRole('button', { name: 'Set up this position' }).click();
  await expect(piece(page, 'a9')).toHaveAttribute('aria-label', /guard/i);
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await expect(page).toHaveURL(/\/analysis\?game=courtier&position=G2KG3gkg1/);
  await expect(piece(page, 'a9')).toHaveAttribute('aria-label', /guard/i);
});

test('the editor takes letters and drags, and leads to a game', async ({ page }) => {
  await page.goto('/editor?game=courtier');
  const text = page.getByRole('textbox', { name: 'This position' });
  await expect(text).not.toHaveValue('');
  await page.getByRole('button', { name: 'Empty board' }).click();
  await expect(piece(page, 'a4')).toHaveAttribute('aria-label', /empty/);
  for (const [space, letter] of [
    ['a4', 'K'],
    ['a2', 'G'],
    ['a10', 'k'],
  ] as const) {
    await mouse(page, space);
    await page.keyboard.press(letter);
    await expect(piece(page, space)).not.toHaveAttribute('aria-label', /empty/);
  }
  await piece(page, 'b8').scrollIntoViewIfNeeded();
  // A guard comes off the palette, and the one on the board goes elsewhere.
  await page.getByTitle('Amber guard').dragTo(piece(page, 'b8'));
  await expect(piece(page, 'b8')).toHaveAttribute('aria-label', /Amber guard/);
  await piece(page, 'a2').dragTo(piece(page, 'b2'));
  await expect(piece(page, 'b2')).toHaveAttribute('aria-label', /Teal guard/);
  await page.getByRole('group', { name: 'Side to move' }).getByRole('radio', { name: 'Amber' }).check();
  await expect(text).toHaveValue('3K5k2/1G5g4/1 2 0');
  await page.getByRole('button', { name: 'Play it against the computer' }).click();
  await page.getByRole('button', { name: /^Play against/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect((await view(page, new URL(page.url()).pathname.split('/')[2] ?? '')).terms.position).toBe(
    '3K5k2/1G5g4/1 2 0',
  );
});

test('a finished game is reviewed', async ({ page }) => {
  // Teal could win at once, gives that away, and is beaten.
  const position = '3K1g1GGg1g/1G6k3/1 1 0';
  const { table } = await open(page, {
    terms: terms('courtier', { position }),
    seat: 'first',
    opponent: { kind: 'here' },
  });
  await page.goto(`/table/${table}`);
  for (const text of ['a4-a3', 'b9-b8']) {
    const { state } = await view(page, table);
    const move = state.moves.find((each) => each.text === text) ?? state.moves[0];
    if (!move) throw new Error('no move');
    await make(page, table, move);
  }
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('region', { name: 'Game over' }).getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${table}`));
  const graph = page.getByRole('slider', { name: /Evaluation by move/ });
  await expect(graph).toBeVisible({ timeout: 60_000 });
  await expect(graph).toHaveAttribute('aria-valuemax', '2');
  const blunder = page.getByRole('button', { name: /Blunders by .*go to the next/ }).first();
  await expect(blunder).toBeVisible({ timeout: 60_000 });
  await blunder.click();
  await expect(graph).toHaveAttribute('aria-valuetext', /^1\. Teal king moves from a4 to a3\. · Blunder/);
  // The address follows the board, and every move of the game has its own.
  await expect(page).toHaveURL(/\/review\/[^?]+\?at=1$/);
  const list = page.getByRole('region', { name: 'Moves' });
  await list.getByRole('link', { name: /^1\. b9-b8: / }).click();
  await expect(page).toHaveURL(/\?at=2$/);
  await page.goto((await list.getByRole('link', { name: /^1\. a4-a3: / }).getAttribute('href')) ?? '');
  await expect(graph).toHaveAttribute('aria-valuenow', '1', { timeout: 60_000 });
  const verdict = page.getByRole('region', { name: 'What the computer says' });
  await verdict.getByRole('button', { name: 'Show b2-c' }).click();
  await expect(page.getByText('This is a variation', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(verdict).toBeVisible();
});

test('a review tells how lucky the dice were', async ({ page }) => {
  const { table } = await open(page, {
    terms: terms('holochess', { position: '2GN1M1o1kl1/2Sh8/1 1 2 - 0' }),
    seat: 'first',
    opponent: { kind: 'here' },
  });
  await page.goto(`/table/${table}`);
  const attack = (await view(page, table)).state.moves.find(({ text }) => text === 'b3*b4');
  if (!attack) throw new Error('no attack');
  await make(page, table, attack);
  await post(page, `/tables/${table}/commands`, { kind: 'resign' });
  await page.getByRole('region', { name: 'Game over' }).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('row', { name: /Luck with the dice/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /The luckiest roll, at move \d+, gave (Teal|Amber)/ }).click();
  await expect(page.getByRole('region', { name: 'What the computer says' })).toContainText(/luck/i);
});
