import { allGames } from './games';
import { playWholeGame } from './play';
import { test } from './visitor';

for (const { name } of allGames) {
  test(`a whole game of ${name} against the computer`, async ({ page }) => {
    test.setTimeout(300_000);
    await playWholeGame(page, name);
  });
}
