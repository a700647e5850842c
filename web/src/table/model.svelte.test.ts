import { beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../api/games';
import { moved } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import type { StateView, StepView, TableView } from '../wire/generated';
import { TableModel } from './model.svelte';
import { LiveTable } from './live.svelte';
import { GameHistory } from './history.svelte';
import { Setup } from './setup.svelte';

const { scene, moves } = fixture('courtier', 0);
const [move] = moves;
if (!move) throw new Error('nothing can be moved');
const step = (text: string): StepView => ({
  text,
  by: 1,
  turn: 1,
  trail: [],
  leftMs: null,
  effects: [moved(text.replace('-', ' '))],
});
const steps = [step('a4-b4'), step('a9-b9')];

/** Each message of the server is a new object. */
function view(state: Partial<StateView> = {}): TableView {
  return structuredClone({
    id: 't',
    terms: { game: 'any' },
    board: scene,
    steps,
    state: {
      ...{
        phase: 'playing',
        gameNumber: 1,
        decides: 1,
        turn: 1,
        ply: 2,
        yours: [true, false],
        position: 'p',
      },
      ...{ seats: [{ ready: false }, { ready: false }], pieces: scene.pieces, marks: scene.marks, moves },
      ...state,
    },
  }) as unknown as TableView;
}

let live: LiveTable;
let past: GameHistory;
let setup: Setup;
let model: TableModel;
beforeEach(() => {
  live = new LiveTable('t');
  live.view = view();
  past = new GameHistory(() => live.view);
  setup = new Setup();
  model = new TableModel(live, past, setup);
});

test('a move goes to the table', () => {
  const sent = vi.spyOn(live, 'move').mockResolvedValue();
  model.play(move);
  expect(sent).toHaveBeenCalledWith(move.text);
});

describe('the position', () => {
  test('sent again has the same key', () => {
    const { key } = model;
    live.view = view({ offers: [] });
    expect(model.key).toBe(key);
  });

  test('has another key after another step', () => {
    const { key } = model;
    live.view = { ...view(), steps: [...steps, step('a3-b3')] };
    expect(model.key).not.toBe(key);
  });

  test('that is looked back at has only the steps that led to it, and nothing may be played', () => {
    const { key } = model;
    past.at = 1;
    past.shown = { at: 1, scene };
    expect(model.steps.map(({ text }) => text)).toEqual(['a4-b4']);
    expect(model.moves).toEqual([]);
    expect(model.decides).toBeNull();
    expect(model.key).not.toBe(key);
  });
});

test('ahead of the turn a move may be set', () => {
  expect(model.premovable).toBe(false);
  live.view = view({ decides: 2, turn: 2, moves: [] });
  expect(model.premovable).toBe(true);
});

describe('arranging', () => {
  test('changes what is arranged, not the game', async () => {
    const game = (await games()).games.find(({ setups: [own] }) => own.length > 1);
    const [first = '', second = ''] = game?.setups[0].map(({ text }) => text) ?? [];
    const sent = vi.spyOn(live, 'move').mockResolvedValue();
    live.view = view({ phase: 'setup', decides: null, setups: [first, second], ownSetup: null });
    await setup.begin({ ...live.view, terms: { game: game?.name } } as TableView, 1);
    expect(setup.text).toBe(first);
    const { key } = model;
    model.play({ text: second, trail: ['a1', 'a3'], aim: null });
    expect(setup.text).toBe(second);
    expect(sent).not.toHaveBeenCalled();
    expect(model.key).not.toBe(key);
  });

  test('is covered until the second of two at one screen has taken over', () => {
    const seats = [{ ready: true }, { ready: false }] as unknown as StateView['seats'];
    live.view = view({ phase: 'setup', decides: null, yours: [true, true], seats });
    expect(model.covered).toBe(true);
    model.uncovered = true;
    expect(model.covered).toBe(false);
    expect(model.viewer).toBe(2);
  });
});
