import { expect, test } from 'vitest';
import type { Firefox } from './firefox';
import { click, says, seen } from './page';
import { drag, explore, finger, keys, make, mouse, open, turn, view, type Hand } from './table';

/** Every game is played by mouse and in one other way. */
const HANDS: Readonly<Record<string, readonly Hand[]>> = {
  courtier: [mouse, keys],
  dejarik: [mouse, drag],
  'king-and-courtesan': [mouse, drag],
  courtyard: [mouse, keys],
};

export function games(firefox: () => Firefox): void {
  for (const [game, hands] of Object.entries(HANDS)) {
    test(`${game} against the computer`, async () => {
      const page = await firefox().visitor('/about');
      const table = await open(page, game, 'computer');
      await firefox().go(page, `/table/${table}`);
      for (const hand of hands) await make(page, table, await turn(page, table), hand);
      // The computer's answer is on the board, too.
      await turn(page, table);
      await page.browserContext().close();
    });
  }

  test('holochess: pieces are set up unseen, then played by touch on a phone', async () => {
    const page = await firefox().visitor('/about', 390, 844);
    const table = await open(page, 'holochess', 'computer');
    await firefox().go(page, `/table/${table}`);
    await click(page, 'Shuffle');
    expect((await view(page, table)).state.pieces.filter(({ side }) => side === 2)).toEqual([]);
    await click(page, 'Ready');
    await make(page, table, await turn(page, table), finger);
    expect((await view(page, table)).state.pieces).toHaveLength(8);
    await page.browserContext().close();
  });

  test('holochess: an attack, and its die', async () => {
    const page = await firefox().visitor('/about');
    const position = '2GN1M1o1kl1/2Sh8/1 1 2 - 0';
    const table = await open(page, 'holochess', 'here', { position });
    await firefox().go(page, `/table/${table}`);
    await seen(page, '[role=grid]');
    const attack = (await explore(page, 'holochess', position)).moves.find(({ text }) => text === 'b3*b4');
    if (!attack) throw new Error('no attack');
    await make(page, table, attack, mouse);
    const { steps } = await view(page, table);
    expect(steps[1]?.text).toMatch(/^r[1-6]$/);
    await says(page, new RegExp(`b3\\*b4.*\\b${steps[1]?.text.slice(1)}\\b`));
    await page.browserContext().close();
  });
}
