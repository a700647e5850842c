import { expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { spacesNear } from './lookup';

const check = (game: string, name: string, expected: readonly string[]) =>
  test(`near ${name} in ${game}`, () =>
    expect([...spacesNear(fixture(game, 0).scene, name)].sort()).toEqual(expected));
check('courtyard', 'c2', ['b1', 'b3', 'd1', 'd3']);
check('courtier', 'z9', []);
