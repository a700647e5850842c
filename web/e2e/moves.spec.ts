import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { allGames } from './games';
import { finger, keys, make, mouse, open, terms, view, type Touch } from './table';
import { address, expect, listen, test } from './visitor';

/** The special moves, by how the worked examples of the rules pages call them. */
const SPECIAL = [
  'a capture along a ring: b4 between b3 and b5',
  'a capture through the centre: c between b2 and b8',
  'a king is captured: Teal wins',
  'no piece can move: the turn is forfeited',
  'Dejarik: from the outer ring to the centre',
  'Reverse Dejarik: from the centre to the outer ring',
  'Straight Exit',
  'Double Diagonal Exit',
  'Home: back to the outer ring',
  'two boosts: b3, b1, b11',
  'Capture after a boost',
  'three in a row: Black wins 1 point',
  'a move of three steps around an obstacle',
  'a move straight through the centre',
  'an attack waits for its die',
  'a courtesan moves forward',
  'a backward capture',
  'an exchange: b2 becomes the king, a1 a courtesan',
  "Red's king moves to Blue's home square and wins",
  'a guard steps two squares in a line',
  'a chain of jumps, one way',
  'a chain of jumps, the other way',
  'the offender is removed, then the turn is made',
  'a serf is recycled to the station h1',
  "Ivory's king steps into the Courtyard and wins, although two pieces could jump",
];

/** Moves that the examples don't begin with: pushes. */
const MORE: readonly Example[] = [
  { game: 'holochess', position: '2GN1M1o1kl1/2Sh8/1 1 2 b4>1 0', moves: ['>b5'], what: 'a push' },
  { game: 'holochess', position: '2GN1M1o1kl1/2Sh8/1 1 2 b3>2 0', moves: ['>c'], what: 'a counter-push' },
];

interface Example {
  readonly game: string;
  readonly position: string;
  readonly moves: readonly string[];
  readonly what: string;
}

const examples: readonly Example[] = readFileSync('../docs/rules/examples.txt', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([game = '', position = '', moves = '', , what = '']) => ({
    game,
    position,
    moves: moves.split(' '),
    what,
  }))
  .filter(({ what }) => SPECIAL.includes(what));

test('every special move has its example', () => {
  expect(examples.map(({ what }) => what).sort()).toEqual([...SPECIAL].sort());
});

const GAMES = allGames.map(({ name }) => name);
const HANDS: readonly { name: string; touch: Touch; phone: boolean }[] = [
  { name: 'mouse', touch: mouse, phone: false },
  { name: 'touch', touch: finger, phone: true },
  { name: 'keyboard', touch: keys, phone: false },
];

for (const game of GAMES) {
  for (const { name, touch, phone } of HANDS) {
    test(`the special moves of ${game} by ${name}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const page = await pageOf(browser, phone);
      const complaints = listen(page);
      for (const example of [...examples, ...MORE].filter((each) => each.game === game)) {
        await test.step(example.what, async () => {
          const opening = { terms: terms(game, { position: example.position }), seat: 'first' } as const;
          const { table } = await open(page, { ...opening, opponent: { kind: 'here' } });
          await page.goto(`/table/${table}`);
          for (const text of example.moves) {
            const { state } = await view(page, table);
            const move = state.moves.find((each) => each.text === text);
            if (!move) throw new Error(`${text} is not among ${state.moves.map((each) => each.text)}`);
            await make(page, table, move, touch);
          }
          const { state, steps } = await view(page, table);
          if (example.what.startsWith('an attack')) expect(steps[1]?.text).toMatch(/^r[1-6]$/);
          if (state.phase === 'over') {
            await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
          }
        });
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  }
}

async function pageOf(browser: Browser, phone: boolean) {
  const size = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({
    viewport: size,
    hasTouch: phone,
    isMobile: phone,
    extraHTTPHeaders: address(),
  });
  return context.newPage();
}

test('a piece is dragged to where it goes, and a wrong try is explained', async ({ page }) => {
  const { table } = await open(page, { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } });
  await page.goto(`/table/${table}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const middle = async (space: string) => {
    const box = await page.locator(`[role=grid] [data-space="${space}"]`).boundingBox();
    if (!box) throw new Error(space);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('a4')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('c')), { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(/adjacent spaces only/).first()).toBeVisible();
  expect((await view(page, table)).state.ply).toBe(0);
  await page.mouse.move(...(await middle('a4')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('b4')), { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await view(page, table)).state.ply).toBe(1);
});

test('the board is flipped, and played on upside down', async ({ page }) => {
  const { table } = await open(page, { terms: terms('courtier'), seat: 'first', opponent: { kind: 'here' } });
  await page.goto(`/table/${table}`);
  const height = async (space: string) =>
    (await page.locator(`[role=grid] [data-space="${space}"]`).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await height('a4')) > (await height('a10'))).toBe(true);
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await expect.poll(async () => (await height('a4')) < (await height('a10'))).toBe(true);
  const [move] = (await view(page, table)).state.moves;
  if (!move) throw new Error('no move');
  await make(page, table, move);
});

test('what could be taken is marked, and can be switched off', async ({ page }) => {
  const position = '4k1g3/3s6/10/10/10/1s8/2S7/9G/S9/5K4 1 0 -';
  const opening = { terms: terms('courtyard', { position }), seat: 'first' } as const;
  const { table } = await open(page, { ...opening, opponent: { kind: 'here' } });
  await page.goto(`/table/${table}`);
  const board = page.getByRole('grid');
  await expect(board.getByRole('gridcell', { name: /^c4, .*threatened/ })).toBeVisible();
  await expect(board.getByRole('gridcell', { name: /^b5, .*can be captured/ })).toBeVisible();
  await expect(board.locator('.threatened')).toHaveCount(1);
  await expect(board.locator('.capturable')).toHaveCount(1);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Mark capturable pieces' }).click();
  await page.goto(`/table/${table}`);
  await expect(board.getByRole('gridcell', { name: /^c4, Ivory/ })).toBeVisible();
  await expect(board.locator('.threatened, .capturable')).toHaveCount(0);
});
