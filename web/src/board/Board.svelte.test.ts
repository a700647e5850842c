import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixture, type Fixture } from '../fixtures/fixtures';
import type { Side } from '../wire/scene';
import Board from './Board.svelte';
import type { BoardModel } from './model';

let told: string[] = [];
let board: Record<string, unknown> | null = null;

function show(game: string, index: number, extra: { premovable?: boolean; viewer?: Side } = {}) {
  const { scene, moves, decides } = fixture(game, index);
  board = mount(Board, {
    target: document.body,
    props: {
      scene,
      sides: ['One', 'Two'],
      model: {
        key: '',
        steps: [],
        moves: extra.premovable ? [] : moves,
        decides,
        viewer: decides,
        ...extra,
        play: ({ text }) => told.push(`move ${text}`),
        refuse: (spaces) => told.push(`wrong ${spaces.join(' ')}`),
        premove: (premove) => told.push(`premove ${premove?.from} ${premove?.to}`),
      },
    },
  });
  flushSync();
}

const cell = (space: string) => document.querySelector<SVGElement>(`[data-space="${space}"]`);
const grid = () => document.querySelector('[role="grid"]');
function key(name: string) {
  grid()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
}
/** What a screen reader does: a click without a pointer. */
function click(space: string) {
  cell(space)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
}

beforeEach(() => (told = []));
afterEach(async () => {
  if (board) await unmount(board);
  document.body.innerHTML = '';
});

describe('the board for a screen reader', () => {
  test('is a grid with one space in the tab order', () => {
    show('courtier', 0);
    expect(grid()?.querySelectorAll('[role="row"]')).toHaveLength(3);
    expect(grid()?.querySelectorAll('[role="gridcell"]')).toHaveLength(25);
    expect(grid()?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('leaves out squares that are not played on', () => {
    show('courtyard', 0);
    expect(cell('a1')).toBeNull();
    expect(cell('b1')).not.toBeNull();
  });

  test('plays with two clicks', () => {
    show('courtier', 0);
    click('a4');
    expect(cell('a4')?.getAttribute('aria-selected')).toBe('true');
    expect(cell('b4')?.getAttribute('aria-label')).toBe('b4, empty, can move here');
    click('b4');
    expect(told).toEqual(['move a4-b4']);
  });

  test('marks a piece that must jump, only if one can', () => {
    show('courtyard', 0);
    expect(document.querySelectorAll('[data-duty]')).toHaveLength(0);
    document.body.innerHTML = '';
    show('courtyard', 28);
    expect(document.querySelector('[data-duty]')?.getAttribute('data-duty')).toBe('j5');
  });

  test('says what is asked, and offers it as buttons', () => {
    show('holochess', 5);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(
      'Choose where to push Kintan Strider on b11.',
    );
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Push to b10', 'Push to b12']);
    buttons[0]?.click();
    expect(told).toEqual(['move >b10']);
  });
});

describe('by keyboard', () => {
  test('Enter chooses, Escape lets go', () => {
    show('courtier', 0);
    key('Enter');
    expect(cell('a1')?.getAttribute('aria-selected')).toBe('true');
    key('Escape');
    expect(cell('a1')?.getAttribute('aria-selected')).toBe('false');
    expect(told).toEqual([]);
  });

  test('arrows and Enter play', () => {
    show('courtier', 0);
    for (const name of ['Enter', 'ArrowRight', 'Enter']) key(name);
    expect(told).toEqual(['move a1-b1']);
  });
});

test('a move ahead of the turn is kept', () => {
  show('courtier', 0, { premovable: true, viewer: 2 });
  click('a9');
  click('b9');
  expect(told).toEqual(['premove a9 b9']);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Premove: a9 to b9');
});

test('an illegal move is explained', () => {
  show('courtier', 0);
  click('a4');
  click('b8');
  expect(told).toEqual(['wrong a4 b8']);
});

test('an empty space with nothing in hand is no try', () => {
  show('courtier', 0);
  click('b8');
  expect(told).toEqual([]);
});

describe('when the next position arrives', () => {
  /** A board whose position can be changed, as a page changes it. */
  function live(game: string, index: number, viewer: Side) {
    const model = (now: Fixture): BoardModel => ({
      key: String(now.index),
      steps: [],
      moves: now.decides === viewer ? now.moves : [],
      decides: now.decides,
      viewer,
      premovable: true,
      play: ({ text }) => told.push(`move ${text}`),
    });
    const start = fixture(game, index);
    const props = $state({ scene: start.scene, model: model(start) });
    board = mount(Board, { target: document.body, props });
    flushSync();
    return (next: number) => {
      // Each message of a server is a new object.
      const to = structuredClone(fixture(game, next));
      props.scene = to.scene;
      props.model = model(to);
      flushSync();
    };
  }

  test('the hand is free again', () => {
    const go = live('holochess', 0, 1);
    click('a5');
    click('b11');
    click('a2');
    expect(told).toEqual(['move a5-b11']);
    go(1);
    click('b11');
    click('c');
    expect(told).toEqual(['move a5-b11', 'move b11-c']);
  });

  test('the same position sent again keeps the selection', () => {
    const go = live('courtier', 0, 1);
    click('a4');
    go(0);
    click('b4');
    expect(told).toEqual(['move a4-b4']);
    // What was sent and is not there was refused: it may be tried again.
    go(0);
    click('a4');
    click('b4');
    expect(told).toEqual(['move a4-b4', 'move a4-b4']);
  });

  test('a premove that did not become legal is dropped', () => {
    const go = live('holochess', 4, 1);
    click('c');
    click('b5');
    expect(told).toEqual([]);
    go(20);
    expect(told).toEqual([]);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  });

  test('a premove that became legal is played', () => {
    const go = live('courtier', 19, 1);
    const { moves } = fixture('courtier', 20);
    const move = moves.find(({ trail }) => trail.length === 2);
    for (const space of move?.trail ?? []) click(space);
    expect(told).toEqual([]);
    go(20);
    expect(told).toEqual([`move ${move?.text}`]);
  });
});
