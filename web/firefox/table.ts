import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { terms } from '../e2e/games';
import { pointOn, wayTo } from '../e2e/spot';
import type { ExploreView, MoveView, NewTable, TableCreated, TableView, Terms } from '../src/wire/generated';

/** Asks the server as the page would. */
export async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const { status, text } = await page.evaluate(
    async (to, sent) => {
      const headers = { 'content-type': 'application/json' };
      const more = sent === null ? {} : { method: 'POST', headers, body: sent };
      const answer = await fetch(to, more);
      return { status: answer.status, text: await answer.text() };
    },
    `/api/v1${path}`,
    body === undefined ? null : JSON.stringify(body),
  );
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text === '' ? 'null' : text) as T;
}

/** A guest's table, against the weakest computer or a player at the same screen. */
export async function open(
  page: Page,
  game: string,
  opponent: 'computer' | 'here',
  more: Partial<Terms> = {},
): Promise<string> {
  const table: NewTable = {
    terms: terms(game, more),
    seat: 'first',
    opponent: opponent === 'here' ? { kind: 'here' } : { kind: 'computer', player: 'level:1' },
  };
  await ask(page, '/guest', {});
  return (await ask<TableCreated>(page, '/tables', table)).table;
}

export const view = (page: Page, table: string) => ask<TableView>(page, `/tables/${table}`);

export const explore = (page: Page, game: string, position: string) =>
  ask<ExploreView>(page, '/explore', { game, position, moves: [] });

async function spot(page: Page, space: string): Promise<{ x: number; y: number }> {
  await page.$eval(`[role=grid] [data-space="${space}"]`, (cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) cell.scrollIntoView({ block: 'center' });
  });
  const point = await page.evaluate(pointOn, space);
  if (!point) throw new Error(`nothing of ${space} can be touched`);
  return point;
}

/** A way to touch one space after another. */
export type Hand = (page: Page, ...spaces: string[]) => Promise<void>;

export const mouse: Hand = async (page, ...spaces) => {
  for (const space of spaces) {
    const { x, y } = await spot(page, space);
    await page.mouse.click(x, y);
  }
};

export const finger: Hand = async (page, ...spaces) => {
  for (const space of spaces) {
    const { x, y } = await spot(page, space);
    await page.touchscreen.tap(x, y);
  }
};

export const drag: Hand = async (page, from = '', to = '') => {
  const [start, end] = [await spot(page, from), await spot(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
};

/** By keyboard: arrows to the space, then Enter. */
export const keys: Hand = async (page, ...spaces) => {
  // A space is a part of a drawing, which puppeteer would not give the focus to.
  await page.$eval('[role=grid] [data-space][tabindex="0"]', (cell) => (cell as SVGElement).focus());
  for (const space of spaces) {
    const seen = new Map<string | null, number>();
    for (let steps = 0; ; steps += 1) {
      const { at, x, y } = await page.evaluate(wayTo, space);
      if (at === space) break;
      if (steps > 60) throw new Error(`the arrows do not lead to ${space}`);
      const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
      const down = y > 0 ? 'ArrowDown' : 'ArrowUp';
      // If the nearer key leads in circles, the other one is tried.
      const visits = seen.get(at) ?? 0;
      seen.set(at, visits + 1);
      await page.keyboard.press(Math.abs(x) > Math.abs(y) === (visits % 2 === 0) ? across : down);
    }
    await page.keyboard.press('Enter');
  }
};

/** Waits until the player is to move, and gives a move that two touches make. */
export async function turn(page: Page, table: string): Promise<MoveView> {
  const ready = async () => {
    const { state } = await view(page, table);
    const shown = await page.$eval('[data-ply]', (board) => board.getAttribute('data-ply')).catch(() => null);
    const mine = state.decides !== null && state.yours[state.decides - 1];
    return mine && shown === String(state.ply) ? 'my turn' : `${state.decides} decides, ${shown} is shown`;
  };
  await expect.poll(ready, { timeout: 20_000, interval: 100 }).toBe('my turn');
  const { moves } = (await view(page, table)).state;
  const ends = (move: MoveView) => `${move.trail[0]} ${move.trail.at(-1)}`;
  const plain = moves.filter((move) => move.trail.length >= 2 && !move.text.startsWith('>'));
  const found = plain.find((move) => plain.filter((other) => ends(other) === ends(move)).length === 1);
  if (!found) throw new Error(`no plain move among ${moves.map(({ text }) => text).join(' ')}`);
  return found;
}

/** Makes a move by hand; it counts once the server has it. */
export async function make(page: Page, table: string, move: MoveView, hand: Hand): Promise<void> {
  const { ply } = (await view(page, table)).state;
  await hand(page, move.trail[0] ?? '', move.trail.at(-1) ?? '');
  const made = async () => {
    // New players are asked before a move that loses at once, and the second answer is to play it.
    await page.$$eval('dialog[open] footer button:last-child', ([button]) =>
      (button as HTMLElement)?.click(),
    );
    return (await view(page, table)).steps[ply]?.text;
  };
  await expect.poll(made, { timeout: 20_000, interval: 100 }).toBe(move.text);
}
