import { gameNamed } from './games';
import { solve, taskOf } from './solve';
import { keys, mouse } from './table';
import { expect, test } from './visitor';

// Animations are tested with games and moves; here nothing waits for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An exercise of each game to solve with the mouse, and one with the keys. */
const SOLVED: readonly { game: string; byMouse: string; byKeys: string }[] = [
  { game: 'holochess', byMouse: 'shove', byKeys: 'straight-through' },
  { game: 'dejarik', byMouse: 'over-the-centre', byKeys: 'land-on-b4' },
  { game: 'courtier', byMouse: 'no-way-out', byKeys: 'first-catch' },
  { game: 'king-and-courtesan', byMouse: 'pass-the-crown', byKeys: 'into-the-corner' },
  { game: 'courtyard', byMouse: 'doorstep', byKeys: 'walk-in' },
];

for (const { game, byMouse, byKeys } of SOLVED) {
  test(`the rules of ${game} have their boards, and its exercises are solved`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    const { lessons, exercises } = gameNamed(game);
    const contents = page.getByRole('navigation', { name: 'In this course' });
    for (const { id } of lessons) {
      await contents.locator(`a[href$="#${id}"]`).click();
      const section = page.locator(`section[id="${id}"]`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading')).not.toBeEmpty();
      await expect(section.getByRole('grid')).toBeVisible();
    }
    await solve(page, game, byMouse, mouse);
    await solve(page, game, byKeys, keys);

    // What was solved is known after all is loaded again.
    await page.goto('/learn');
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href^="/learn/${game}"]`) });
    await expect(card).toContainText(`Exercises solved: 2 of ${exercises.length}`);
    await page.goto(`/learn/${game}`);
    await expect(page.getByText(`Exercises solved: 2 of ${exercises.length}`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Continue where you left off: / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
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
  // Legal, but not the solution; this one has its own explanation.
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
  await expect(page.getByText('Your attack: the die is rolled.')).toBeVisible();
  await page.getByRole('button', { name: 'Roll the die' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: /[1-6]/ }).first()).toBeVisible();
  // Nothing more is asked, whatever was rolled.
  await expect(page.getByText('Your attack: the die is rolled.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Roll the die' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).toHaveURL(/holochess\/hemmed-in/);
});
