import { expect, test } from 'vitest';
import type { StateView, Terms } from '../wire/generated';
import { startLine } from './start-line';

function check(state: Partial<StateView>, terms: Partial<Terms>, expected: string): void {
  const view = {
    game: { sides: ['Teal', 'Amber'] },
    terms: { begins: 'lot', position: null, ...terms },
    state: { phase: 'playing', ply: 0, first: 2, gameNumber: 1, ...state },
  };
  const seats = [{ name: 'Ada' }, { name: 'Bob' }];
  const all = { ...view, state: { ...view.state, seats } };
  expect(startLine(all as unknown as Parameters<typeof startLine>[0])).toBe(expected);
}

test('a random player moves first', () => check({}, {}, 'Drawn by lot: Bob (Amber) moves first'));
test('the first move was agreed', () => check({}, { begins: 'second' }, 'Bob (Amber) moves first'));
test('the position says who moves first', () => check({}, { position: 'p' }, 'Bob (Amber) moves first'));
test('the first move alternates', () => check({ gameNumber: 2, first: 1 }, {}, 'Ada (Teal) moves first'));
test('somebody has moved', () => check({ ply: 1 }, {}, ''));
test('nobody knows during setup', () => check({ phase: 'setup', first: null }, {}, ''));
