import type { APIResponse, Page } from '@playwright/test';
import type { ExploreView, MoveView, NewTable, TableCreated, TableView } from '../src/wire/generated';
import { pointOn, wayTo } from './spot';
import { expect } from './visitor';

export { terms } from './games';

async function json<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** The server answers requests that change something only when a page of its own sends them. */
export async function post<T>(page: Page, path: string, data: unknown = {}): Promise<T> {
  const origin = new URL(page.url()).origin;
  return json<T>(await page.request.post(`${origin}/api/v1${path}`, { data, headers: { origin } }));
}

/** The position after some moves, as the server sees it. */
export function explore(
  page: Page,
  game: string,
  position: string | null,
  moves: readonly string[] = [],
): Promise<ExploreView> {
  return post<ExploreView>(page, '/explore', { game, position, moves });
}

/** Creates a guest and a table without the page for a new game, which has tests of its own. */
export async function open(page: Page, table: NewTable): Promise<TableCreated> {
  if (page.url() === 'about:blank') await page.goto('/about');
  await post(page, '/guest');
  return post<TableCreated>(page, '/tables', table);
}

/** The table as the server sees it. */
export async function view(page: Page, table: string): Promise<TableView> {
  const origin = new URL(page.url()).origin;
  return json<TableView>(await page.request.get(`${origin}/api/v1/tables/${table}`));
}

/** The best move found by a short search. */
export async function advice(page: Page, table: TableView): Promise<MoveView> {
  const { moves, position } = table.state;
  const [first] = moves;
  if (!first) throw new Error('there is no move');
  if (moves.length === 1) return first;
  type Answer = { lines: { moves: string[] }[] };
  const answer = await post<Answer>(page, '/analyse', {
    game: table.terms.game,
    position,
    moves: [],
    timeMs: 40,
  });
  const best = answer.lines[0]?.moves[0];
  return moves.find((move) => move.text === best) ?? first;
}

/** A way to use the board. */
export type Touch = (page: Page, space: string) => Promise<void>;

async function spot(page: Page, space: string): Promise<{ x: number; y: number }> {
  await page.locator(`[role=grid] [data-space="${space}"]`).scrollIntoViewIfNeeded();
  const point = await page.evaluate(pointOn, space);
  if (!point) throw new Error(`nothing of ${space} can be touched`);
  return point;
}

export const mouse: Touch = async (page, space) => {
  const { x, y } = await spot(page, space);
  await page.mouse.click(x, y);
};

export const finger: Touch = async (page, space) => {
  const { x, y } = await spot(page, space);
  await page.touchscreen.tap(x, y);
};

/** By keyboard: arrows to the space, then Enter. */
export const keys: Touch = async (page, space) => {
  if ((await page.evaluate(wayTo, space)).at === null)
    await page.locator('[role=grid] [data-space][tabindex="0"]').first().focus();
  const seen = new Map<string, number>();
  for (let step = 0; step < 60; step += 1) {
    const now = await page.evaluate(wayTo, space);
    if (now.at === space) {
      await page.keyboard.press('Enter');
      return;
    }
    const across = now.x > 0 ? 'ArrowRight' : 'ArrowLeft';
    const down = now.y > 0 ? 'ArrowDown' : 'ArrowUp';
    const preferred = Math.abs(now.x) > Math.abs(now.y) ? [across, down] : [down, across];
    // If the nearer key leads in circles, the other one is tried.
    const visits = seen.get(now.at ?? '') ?? 0;
    seen.set(now.at ?? '', visits + 1);
    await page.keyboard.press(preferred[visits % 2] ?? across);
  }
  throw new Error(`the arrows do not lead to ${space}`);
};

/** Makes a move on the board of a table, and waits until the server has it. */
export async function make(page: Page, table: string, move: MoveView, touch: Touch = mouse): Promise<void> {
  const before = (await view(page, table)).state.ply;
  // What the page shows has to be what the server says, before anything is touched.
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', String(before));
  await expect(page.locator('[role=grid]')).toBeVisible();
  const anyway = page.getByRole('button', { name: 'Play it anyway' });
  const isMade = async () => {
    // New players are asked before a move that loses at once.
    if (await anyway.isVisible()) await anyway.click();
    return (await view(page, table)).state.ply > before;
  };
  const [start, ...rest] = move.trail;
  if (start === undefined) {
    await page.getByRole('button', { name: /pass/i }).click();
  } else if (move.text.startsWith('>')) {
    await touch(page, rest[rest.length - 1] ?? start);
  } else {
    await touch(page, start);
    const end = rest[rest.length - 1];
    if (end !== undefined) await touch(page, end);
    // Several ways lead there: this one is shown step by step.
    for (const space of rest.slice(0, -1)) {
      const cell = page.locator(`[role=grid] [data-space="${space}"]`);
      const isAsked = async () => /\blive\b/.test((await cell.getAttribute('class')) ?? '');
      await expect.poll(async () => (await isMade()) || (await isAsked())).toBe(true);
      if (await isMade()) break;
      await touch(page, space);
    }
  }
  await expect.poll(isMade, { message: `${move.text} is made`, intervals: [50, 100, 200] }).toBe(true);
}

/** Waits until the page shows what the server says: its number of moves is in the list. */
export async function caughtUp(page: Page, table: string): Promise<TableView> {
  const now = await view(page, table);
  await expect(page.locator('[role=grid]')).toBeVisible();
  return now;
}
