import { describe, expect, test } from 'vitest';
import { fixture, fixtures } from '../fixtures/fixtures';
import type { Scene } from '../wire/scene';
import { Frame, isPlayed } from './geometry';
import { spaceInDirection, type Direction } from './arrow-keys';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

function reached(scene: Scene, frame: Frame): Set<number> {
  const first = scene.spaces.findIndex(isPlayed);
  const seen = new Set([first]);
  const open = [first];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const direction of DIRECTIONS) {
      const to = spaceInDirection(scene, frame, from, direction);
      if (!seen.has(to)) {
        seen.add(to);
        open.push(to);
      }
    }
  }
  return seen;
}

describe('arrow keys', () => {
  const boards = new Map(fixtures.map(({ game, scene }) => [game, scene]));
  for (const [game, scene] of boards) {
    for (const flipped of [false, true]) {
      test(`reach every space of ${game}${flipped ? ', flipped' : ''}`, () => {
        const played = scene.spaces.flatMap((space, index) => (isPlayed(space) ? [index] : []));
        expect([...reached(scene, new Frame(flipped))].sort((a, b) => a - b)).toEqual(played);
      });
    }
  }

  const check = (game: string, from: string, keys: Direction[], to: string) => {
    const { scene } = fixture(game, 0);
    const start = scene.spaces.findIndex((space) => space.name === from);
    const end = keys.reduce((at, key) => spaceInDirection(scene, new Frame(false), at, key), start);
    expect(scene.spaces[end]?.name).toBe(to);
  };
  test('go up from the outer ring into the inner one', () => check('courtier', 'a4', ['up'], 'b4'));
  test('go along the near side', () => check('courtier', 'a3', ['right'], 'a4'));
  test('go into the centre', () => check('courtier', 'b3', ['up'], 'c'));
  test('go to the next row of dark squares and back', () => check('courtyard', 'd3', ['up', 'down'], 'd3'));
  test('go along a row of dark squares', () => check('courtyard', 'd3', ['right'], 'f3'));
  test('stay at the edge', () => check('courtyard', 'b1', ['down'], 'b1'));
});
