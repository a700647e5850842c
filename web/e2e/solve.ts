import type { Page } from '@playwright/test';
import type { Task } from '../src/learn/task';
import { gameNamed } from './games';
import { explore, type Touch } from './table';
import { expect } from './visitor';

export function taskOf(game: string, id: string): Task {
  const task = gameNamed(game).exercises.find((each) => each.id === id);
  if (!task) throw new Error(`no exercise ${id} of ${game}`);
  return task;
}

/** Opens an exercise and plays its solution; the page answers for the other side. */
export async function solve(page: Page, game: string, id: string, touch: Touch): Promise<void> {
  const task = taskOf(game, id);
  await page.goto(`/learn/${game}/${id}`);
  const { decides: reader } = await explore(page, task.game ?? game, task.position);
  for (const [at, text] of task.solution.entries()) {
    const now = await explore(page, task.game ?? game, task.position, task.solution.slice(0, at));
    if (now.decides === null) await page.getByRole('button', { name: /^Roll/ }).click();
    if (now.decides !== reader) continue;
    const trail = now.moves.find((move) => move.text === text)?.trail ?? [];
    const [start = '', end = start] = [trail[0], trail.at(-1)];
    const ends = text.startsWith('>') ? [end] : start === end ? [start] : [start, end];
    for (const space of ends) {
      // It is the reader's turn when something can be done here.
      await expect(page.locator(`[role=grid] [data-space="${space}"]`)).toHaveClass(/live/);
      await touch(page, space);
    }
  }
  await expect(page.getByRole('status').filter({ hasText: 'Yes!' })).toBeVisible();
}
