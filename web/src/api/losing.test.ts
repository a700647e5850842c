import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { losesAtOnce } from './losing';

/** The worked examples of the rules pages: what a game is, where it stands and what is played. */
const EXAMPLES = readFileSync(join(import.meta.dirname, '../../../docs/rules/examples.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));

function check(what: string, move: string, expected: boolean) {
  const [game = '', position = ''] = EXAMPLES.find((each) => each[4] === what) ?? [];
  test(`${move} in: ${what}`, async () => {
    expect(position).not.toBe('');
    expect(await losesAtOnce(game, position, move, 1)).toBe(expected);
  });
}
check("Red's king moves to Blue's home square and wins", 'e5-f6', false);
// The king that stays where it is can be captured.
check("Red's king moves to Blue's home square and wins", 'd3-d4', true);
check("Blue's king is captured: Red wins", 'd4xe5', false);
check('a king is captured: Teal wins', 'a8-b8', false);
check('an attack waits for its die', 'b3*b4', false);
