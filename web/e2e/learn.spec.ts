import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Task } from '../src/learn/task';
import { explore, keys, mouse, type Touch } from './table';
import { expect, test } from './visitor';

// Pieces walk in the tests of games and moves; here they need not be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tasks = (game: string, part: 'lessons' | 'exercises'): readonly Task[] =>
  JSON.parse(readFileSync(`src/learn/${part}/${game}.json`, 'utf8')) as Task[];

/** Of every game, an exercise to solve with the mouse and one with the keys. */
const SOLVED: readonly { game: string; byMouse: string; byKeys: string }[] = [
  { game: 'holochess', byMouse: 'shove', byKeys: 'straight-through' },
  { game: 'dejarik', byMouse: 'over-the-centre', byKeys: 'land-on-b4' },
  { game: 'courtier', byMouse: 'no-way-out', byKeys: 'first-catch' },
  { game: 'king-and-courtesan', byMouse: 'pass-the-crown', byKeys: 'into-the-corner' },
  { game: 'courtyard', byMouse: 'doorstep', byKeys: 'walk-in' },
];

const taskOf = (game: string, id: string): Task => {
  const task = tasks(game, 'exercises').find((each) => each.id === id);
  if (!task) throw new Error(`no exercise ${id}`);
  return task;
};

/** Opens an exercise and does what its solution says; the board gives the answers of the other side itself. */
async function solve(page: Page, game: string, id: string, touch: Touch): Promise<void> {
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

for (const { game, byMouse, byKeys } of SOLVED) {
  test(`the rules of ${game} have their boards, and its exercises are solved`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    const lessons = tasks(game, 'lessons');
    for (const { id } of lessons) {
      const section = page.locator(`section[id="${id}"]`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading')).not.toBeEmpty();
      await expect(section.getByRole('grid')).toBeVisible();
    }
    await solve(page, game, byMouse, mouse);
    await solve(page, game, byKeys, keys);

    // What was solved is known after all is loaded again.
    await page.goto('/learn');
    const count = tasks(game, 'exercises').length;
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href^="/learn/${game}"]`) });
    await expect(card).toContainText(`Exercises solved: 2 of ${count}`);
    await page.goto(`/learn/${game}`);
    await expect(page.locator(`a[href="/learn/${game}/${byKeys}"]`)).toContainText('Solved');
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await expect(page.locator(`a[href="/learn/${game}/${byKeys}"]`)).toContainText('Not solved yet');
  });
}

test('a wrong try is explained, and hints lead to the solution', async ({ page }) => {
  const { hint } = taskOf('courtier', 'catch-the-king');
  await page.goto('/learn/courtier/catch-the-king');
  const status = page.getByRole('status').filter({ hasText: /\w/ });
  // Against the rules.
  await mouse(page, 'b2');
  await mouse(page, 'a9');
  await expect(status).toContainText('Not a legal move.');
  // By the rules, but not what is asked; this one has an explanation of its own.
  await mouse(page, 'a8');
  await mouse(page, 'b8');
  await expect(status).toContainText('Not this time.');
  await expect(status).not.toContainText('That move is legal, but');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show the spaces' }).click();
  await expect(status).toContainText(`Look at ${hint.join(', ')}.`);
  for (const space of hint) await mouse(page, space);
  await expect(status).toContainText('Yes!');
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).toHaveURL(/courtier\/save-the-king/);
});

test('where the choice of an attack is all, its die may still be thrown', async ({ page }) => {
  await page.goto('/learn/holochess/weakest-shell');
  await mouse(page, 'b4');
  await mouse(page, 'b5');
  await expect(page.getByRole('status').filter({ hasText: 'Yes!' })).toBeVisible();
  await expect(page.getByText('Teal rolls', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Roll the die' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: /[1-6]/ }).first()).toBeVisible();
  // Nothing is asked any more, whatever fell.
  await expect(page.getByText('Teal rolls', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Roll the die' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).toHaveURL(/holochess\/hemmed-in/);
});
