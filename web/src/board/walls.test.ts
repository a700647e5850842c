import { expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { Frame } from './geometry';
import { wallLayout } from './walls';

const build = (game: string, index: number, flipped = false) =>
  wallLayout(fixture(game, index).scene, new Frame(flipped));

test('the Courtyard has four towers, and two posts beside each gate', () => {
  const { ends } = build('courtyard', 0);
  expect(ends.filter((end) => end.kind === 'tower')).toHaveLength(4);
  expect(ends.filter((end) => end.side === 1)).toHaveLength(2);
  expect(ends.filter((end) => end.side === 2)).toHaveLength(2);
});

test("seat 1's gate is at the far wall and its arrow points down, into the yard", () => {
  const gate = build('courtyard', 0).gates.find(({ side }) => side === 1);
  expect(gate?.at.y).toBeLessThan(0);
  expect(gate?.turn).toBe(180);
});

test('flipped, it points up', () =>
  expect(build('courtyard', 0, true).gates.find(({ side }) => side === 1)?.turn).toBe(0));

test('the building has its middle in the middle of the board', () => {
  for (const [game, index] of [
    ['courtyard', 0],
    ['courtyard:small-yard', 14],
  ] as const) {
    const { middle } = build(game, index);
    expect(middle?.x).toBeCloseTo(0);
    expect(middle?.y).toBeCloseTo(0);
  }
});

test('a board without walls has none', () => expect(build('courtier', 0).middle).toBeNull());
