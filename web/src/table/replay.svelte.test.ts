import { expect, test } from 'vitest';
import { moved } from '../fixtures/effects';
import type { StepView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';
import type { Seat } from './allowed-actions';
import { Replay } from './replay.svelte';

const step = (turn: Side): StepView => ({
  text: '',
  by: turn,
  turn,
  trail: [],
  leftMs: null,
  effects: [moved('a1 b1')],
});
const check = (turns: readonly Side[], seat: Seat, expected: number | null) =>
  test(`of ${turns.join(' ')} to ${seat}`, () =>
    expect(Replay.startOf({ steps: turns.map(step) } as unknown as TableView, seat)).toBe(expected));
check([], 1, null);
check([1], 1, 0);
check([1, 2], 1, 1);
check([1, 1, 2, 2, 1], 1, 2);
check([1, 1, 2, 2, 1], null, 4);
check([1, 1, 2, 2, 1], 2, 4);
