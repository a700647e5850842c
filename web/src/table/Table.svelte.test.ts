import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../api/session.svelte';
import { tableView, updateTo } from '../fixtures/table-view';
import type { EventView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';
import { LiveTable } from './live.svelte';
import Table from './Table.svelte';

/** A special rule: a worked example of the rules pages, and what each player reads about it. */
interface Rule {
  readonly game: string;
  /** How the example is called; with a position and moves of its own, it is not one of them. */
  readonly what: string;
  readonly position?: string;
  readonly moves?: string;
  /** What the players are told, seat 1 first. */
  readonly told: readonly [RegExp, RegExp];
  /** What is marked while the last move is considered. */
  readonly marks?: readonly string[];
}

const RULES: readonly Rule[] = [
  {
    game: 'courtier',
    what: 'a capture along a ring: b4 between b3 and b5',
    told: [
      /Your guard moves from a5 to b5\. Bob’s guard on b4 is captured: it is between b3 and b5\./,
      /Ann’s guard moves from a5 to b5\. Your guard on b4 is captured: it is between b3 and b5\./,
    ],
    marks: ['[data-victim="b4"]', 'circle.capture', 'circle.strike'],
  },
  {
    game: 'courtier',
    what: 'a guard that moves between two enemies is captured',
    told: [
      /Your guard has stepped between b3 and b5 and is captured itself\./,
      /Ann’s guard has stepped between b3 and b5 and is captured itself\./,
    ],
    marks: ['[data-loss="b4"]', 'path.deadly'],
  },
  {
    game: 'courtier',
    what: 'a king is captured: Teal wins',
    told: [/Bob’s king on c is captured: it is between b2 and b8\./, /Your king on c is captured/],
    marks: ['[data-victim="c"]'],
  },
  {
    game: 'dejarik',
    what: 'two boosts: b3, b1, b11',
    told: [
      /Your pawn is boosted on from b3 to b1\. Your pawn is boosted on from b1 to b11\./,
      /Ann’s pawn is boosted on from b3 to b1\. Ann’s pawn is boosted on from b1 to b11\./,
    ],
    marks: ['path.boost', 'circle.end'],
  },
  {
    game: 'dejarik',
    what: 'Capture after a boost',
    told: [/Your pawn on b7 captures Bob’s pawn next to it on b8\./, /Ann’s pawn on b7 captures your pawn/],
    marks: ['[data-victim="b8"]', 'circle.strike'],
  },
  {
    game: 'dejarik',
    what: 'three in a row: Black wins 1 point',
    told: [/You score 1 point for 3 pawns in a row\./, /Ann scores 1 point for 3 pawns in a row\./],
  },
  {
    game: 'dejarik',
    what: 'a second pawn captured: Black wins 2 points',
    told: [/You score 2 points for 2 captured pawns\./, /Ann scores 2 points for 2 captured pawns\./],
  },
  {
    game: 'holochess',
    what: 'an attack waits for its die',
    told: [/Your Mantellian Savrip on b3 attacks Bob’s Houjix on b4\./, /attacks your Houjix on b4\./],
    marks: ['circle.capture'],
  },
  {
    game: 'holochess',
    what: 'no room to be pushed to: the defender dies',
    told: [
      /rolls 4: 4 \+ 5 = 9 beats 3 \+ 3 = 6, a push\. Bob’s Houjix on a9 has nowhere to go and is killed\./,
      /attacks your Houjix and rolls 4.+Your Houjix on a9 has nowhere to go and is killed\./,
    ],
  },
  {
    game: 'holochess',
    what: "the defender's player puts the pushed attacker in the centre",
    told: [
      /7 does not beat 5 \+ 3 = 8, a counter-push\. Your Mantellian Savrip is pushed from b3 to c\./,
      /Ann’s Mantellian Savrip is pushed from b3 to c\./,
    ],
  },
  {
    game: 'holochess',
    what: 'a 1 kills the attacker',
    told: [
      /rolls 1: the attack backfires and kills the attacker\./,
      /Ann’s Mantellian Savrip attacks your Houjix and rolls 1/,
    ],
  },
  {
    game: 'king-and-courtesan',
    what: 'a backward capture',
    told: [
      /Your courtesan moves from d4 and captures Bob’s courtesan on c3\./,
      /Ann’s courtesan moves from d4 and captures your courtesan on c3\./,
    ],
    marks: ['[data-victim="c3"]', 'circle.capture'],
  },
  {
    game: 'king-and-courtesan',
    what: 'an exchange: b2 becomes the king, a1 a courtesan',
    told: [
      /Your king on a1 exchanges places with the piece on b2\./,
      /Ann’s king on a1 exchanges places with the piece on b2\./,
    ],
    marks: ['circle.swap'],
  },
  {
    game: 'courtyard',
    what: 'a chain of jumps, one way',
    told: [
      /Your guard jumps from a2 to c4 and captures Bob’s serf on b3\. Your guard jumps from c4 to a6/,
      /Ann’s guard jumps from a2 to c4 and captures your serf on b3\./,
    ],
    marks: ['[data-victim="b3"]', '[data-victim="b5"]'],
  },
  {
    game: 'courtyard',
    what: 'another move instead of a jump: the serf on c4 offends',
    told: [
      /Your serf on c4 could have jumped over b5, and may be removed now\./,
      /Ann’s serf on c4 could have jumped over b5, and may be removed now\./,
    ],
    marks: ['[data-forfeit="c4"]'],
  },
  {
    game: 'courtyard',
    what: 'the offender is removed, then the turn is made',
    told: [
      /Bob removes your serf on c4: it could have jumped over b5\. Bob’s serf moves from g8 to f7\./,
      /You remove Ann’s serf on c4: it could have jumped over b5\. Your serf moves from g8 to f7\./,
    ],
  },
  {
    game: 'courtyard',
    what: 'a serf captures the king, and play goes on',
    told: [
      /Bob’s king is captured\. Bob can no longer win, but can still draw by capturing your king\./,
      /Your king is captured\. You can no longer win: capture Ann’s king for a draw\./,
    ],
    marks: ['[data-victim="i4"]'],
  },
  {
    game: 'courtyard',
    what: 'a serf is recycled to the station h1',
    told: [/Your serf is recycled from c10 to h1\./, /Ann’s serf is recycled from c10 to h1\./],
  },
  {
    game: 'courtyard',
    what: "Ivory's king steps into the Courtyard and wins, although two pieces could jump",
    told: [
      /Your king enters the Courtyard from f7 to e6\./,
      /Ann’s king enters the Courtyard from f7 to e6\./,
    ],
  },
];

/** The worked examples of the rules pages. */
const EXAMPLES = readFileSync(join(import.meta.dirname, '../../../docs/rules/examples.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([game, position, moves, , what]) => ({ game, position, moves, what }));

/** A server that says what the test says. */
class FakeSocket {
  static last: FakeSocket | null = null;
  static readonly OPEN = 1;
  readonly readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
}
function hear(message: object): void {
  FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

let page: Record<string, unknown> | null = null;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  session.become({ kind: 'guest', name: 'guest' } as Parameters<typeof session.become>[0]);
  // One frame after another, as fast as they come.
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Shows a table on the page of one of its players. */
async function sit(view: TableView): Promise<LiveTable> {
  const live = new LiveTable('table');
  stop = live.watch();
  await vi.waitFor(() => expect(FakeSocket.last).not.toBeNull());
  hear({ type: 'welcome', now: Date.now() });
  hear({ type: 'table', table: 'table', view, chat: [], spectators: 0 });
  page = mount(Table, {
    target: document.body,
    props: {
      live,
      get view() {
        return live.view ?? view;
      },
    },
  });
  flushSync();
  return live;
}

const told = () =>
  (document.querySelector('[aria-label="What happened"]')?.textContent ?? '').replace(/\s+/g, ' ');
const playing = () => document.querySelector('[data-playing]')?.getAttribute('data-playing') ?? null;
const cell = (space: string) => document.querySelector(`[role="grid"] [data-space="${space}"]`);

/** What the board plays, in order, and for how long, until nothing moves any more. */
async function watched(): Promise<{ text: string; lasted: number }[]> {
  const played: { text: string; lasted: number }[] = [];
  for (let quiet = 0; quiet < 120;) {
    const text = playing();
    const last = played.at(-1);
    if (text === null) quiet += 1;
    else if (last?.text === text) last.lasted += 16;
    else played.push({ text, lasted: 16 });
    if (text !== null) quiet = 0;
    await vi.advanceTimersByTimeAsync(16);
    flushSync();
  }
  return played;
}

describe.each([1, 2] as const)('told to seat %s', (viewer: Side) => {
  test.each(RULES)('$game: $what', async ({ game, what, position: own, moves: line, told: words }) => {
    const example = EXAMPLES.find((each) => each.game === game && each.what === what);
    const position = own ?? example?.position ?? '';
    const moves = (line ?? example?.moves ?? '').split(' ');
    const start = await tableView(game, position, [], viewer);
    await sit(start);
    // Everything arrives at once, as a computer's turn does.
    let before = start;
    for (const at of moves.keys()) {
      const after = await tableView(game, position, moves.slice(0, at + 1), viewer);
      hear({ type: 'update', table: 'table', update: updateTo(before, after) });
      before = after;
    }
    const played = await watched();
    // All that moves is played, in order, once; the other side's choices can be followed, and none is cut off.
    const moving = before.steps.filter(({ effects }) =>
      effects.some(({ type }) => type !== 'scored' && type !== 'missed' && type !== 'forfeited'),
    );
    expect(played.map(({ text }) => text)).toEqual(moving.map(({ text }) => text));
    for (const { text, lasted } of played) {
      const by = before.steps.find((step) => step.text === text)?.by;
      expect(lasted, text).toBeGreaterThanOrEqual(by === viewer ? 150 : by === null ? 900 : 570);
      if (by !== null) expect(lasted, text).toBeLessThanOrEqual(by === viewer ? 900 : 960);
    }
    expect(told()).toMatch(words[viewer - 1] ?? /never/);
    // Choosing a piece does not replace it.
    const sentence = told();
    cell(before.state.moves[0]?.trail[0] ?? 'c')?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, detail: 0 }),
    );
    flushSync();
    expect(told()).toBe(sentence);
  });
});

describe('before a move is made, it is marked what it would do', () => {
  test.each(RULES.filter(({ marks }) => marks))('$game: $what', async ({ game, what, marks = [] }) => {
    const example = EXAMPLES.find((each) => each.game === game && each.what === what);
    const view = await tableView(game, example?.position ?? '', [], 1);
    await sit(view);
    const move = view.state.moves.find(({ text }) => text === example?.moves?.split(' ')[0]);
    const [from = '', to = ''] = [move?.trail[0], move?.trail.at(-1)];
    for (const mark of marks)
      expect(document.querySelectorAll(`[role="grid"] ${mark}`), mark).toHaveLength(0);
    cell(from)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    flushSync();
    cell(to)?.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    await vi.waitFor(() => {
      flushSync();
      for (const mark of marks) expect(document.querySelector(`[role="grid"] ${mark}`), mark).not.toBeNull();
    });
  });
});

const START = '1G1KG2ggk2/2Gg8/1 1 0';
const LINE = ['a5-b5', 'a8-b8'];
/** A table of two moves, the first by the viewer, and what leads from each view to the next. */
async function twoMoves(change: (view: TableView) => TableView = (view) => view) {
  const views = await Promise.all(
    [0, 1, 2].map((count) => tableView('courtier', START, LINE.slice(0, count), 1)),
  );
  const [first, second, third] = views.map(change);
  if (!first || !second || !third) throw new Error('three views');
  return { first, updates: [updateTo(first, second), updateTo(second, third)] };
}
const ply = () => document.querySelector('[data-ply]')?.getAttribute('data-ply');
const send = (update: object) => hear({ type: 'update', table: 'table', update });
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent?.trim() === name);

describe('time', () => {
  test('a reply waits until the move of the viewer has been seen', async () => {
    const { first, updates } = await twoMoves();
    await sit(first);
    updates.forEach(send);
    expect(ply()).toBe('1');
    await vi.advanceTimersByTimeAsync(580);
    expect(ply()).toBe('1');
    await vi.advanceTimersByTimeAsync(40);
    expect(ply()).toBe('2');
  });
  test('a stronger computer seems to think for longer', async () => {
    const { first, updates } = await twoMoves((view) => ({
      ...view,
      state: {
        ...view.state,
        seats: [view.state.seats[0], { ...view.state.seats[1], name: 'level:5', computer: true }],
      },
    }));
    await sit(first);
    updates.forEach(send);
    await vi.advanceTimersByTimeAsync(780);
    expect(ply()).toBe('1');
    await vi.advanceTimersByTimeAsync(40);
    expect(ply()).toBe('2');
  });
  test('with a running clock nothing waits, and the board catches up', async () => {
    const { first, updates } = await twoMoves((view) => ({
      ...view,
      terms: { ...view.terms, time: { kind: 'fischer', startMs: 60_000, incrementMs: 0 } },
    }));
    await sit(first);
    updates.forEach(send);
    expect(ply()).toBe('2');
    expect((await watched()).map(({ text }) => text)).toEqual(LINE);
  });
  test('the last turn is shown again, and then the game as it is', async () => {
    const { first, updates } = await twoMoves();
    await sit(first);
    updates.forEach(send);
    await watched();
    const sentence = told();
    button('Replay last turn')?.click();
    const played = await watched();
    expect(played.map(({ text }) => text)).toEqual(LINE.slice(1));
    expect(played[0]?.lasted).toBeGreaterThanOrEqual(570);
    expect(told()).toBe(sentence);
    expect(document.querySelector('.looking')).toBeNull();
  });
});

test('an answer to an offer is shown until something is played', async () => {
  const { first, updates } = await twoMoves();
  await sit(first);
  const declined: EventView = { at: 0, kind: 'declined', number: 0, offer: 'draw', side: 2, text: null };
  send({ number: 0.5, events: [declined], stepsKept: 0, steps: [], state: first.state });
  expect(document.querySelector('.news')?.textContent).toBe('Bob declines the draw.');
  send(updates[0] ?? {});
  expect(document.querySelector('.news')).toBeNull();
});

describe('a piece that is touched', () => {
  const touch = (space: string) => {
    cell(space)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    flushSync();
  };
  const notice = () => document.querySelector('.notice')?.textContent ?? '';
  test('shows its card and is not scolded for if it is the enemy’s', async () => {
    await sit(await tableView('holochess', '2GN1M1o1kl1/2Sh8/1 1 2 - 0', [], 1));
    touch('b4');
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelector('[role="grid"]')?.textContent).toContain('Houjix');
    expect(notice()).toBe('');
  });
  test('says why it cannot move', async () => {
    const start = 'g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G 1 0 -';
    await sit(await tableView('courtyard', start, [], 1));
    touch('b1');
    await vi.waitFor(() => {
      flushSync();
      expect(notice()).toBe(
        'The guard cannot move now. There is already a piece on a2. There is already a piece on c2.',
      );
    });
    // The reason goes with what it was about.
    touch('d3');
    expect(notice()).toBe('');
  });
});

describe('dice', () => {
  const scene = () => document.querySelector('.scene');
  test('are rolled over the board, with what each face means, then the sums', async () => {
    const [game, position, line] = ['holochess', '2GN1M1o1kl1/2Sh8/1 1 2 - 0', ['b3*b4', 'r4']] as const;
    const views = await Promise.all(
      [0, 1, 2].map((count) => tableView(game, position, line.slice(0, count), 1)),
    );
    const [first, second, third] = views;
    if (!first || !second || !third) throw new Error('three views');
    await sit(first);
    send(updateTo(first, second));
    await watched();
    send(updateTo(second, third));
    await vi.waitFor(() => {
      flushSync();
      expect([...document.querySelectorAll('.scene li')].map((each) => each.textContent?.trim())).toEqual([
        'backfire',
        'counter-push',
        'push',
        'push',
        'push',
        'kill',
      ]);
    });
    expect(told()).not.toContain('rolls');
    await vi.advanceTimersByTimeAsync(800);
    flushSync();
    expect(document.querySelector('.scene li.rolled')?.textContent?.trim()).toBe('push');
    expect(scene()?.textContent).toContain('4 + 5 = 9 beats 3 + 3 = 6, a push.');
    // Touching anything ends the scene.
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(scene()).toBeNull();
  });
  test('of a showdown are thrown by the player, or after a while', async () => {
    const [game, position] = ['holochess', '9k2/8S3/1 1 1 showdown 0'] as const;
    const first = await tableView(game, position, [], 1);
    const second = await tableView(game, position, ['s5,3'], 1);
    await sit(first);
    send(updateTo(first, second));
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect(ply()).toBe('0');
    expect(scene()?.textContent).toContain('Kintan Strider');
    button('Throw the dice')?.click();
    flushSync();
    expect(ply()).toBe('1');
    await vi.advanceTimersByTimeAsync(800);
    flushSync();
    expect([...document.querySelectorAll('.scene b')].map((each) => each.textContent)).toEqual(['10', '9']);
    expect(scene()?.textContent).toContain('You win.');
  });
});

test('a new player is asked before a move that loses at once', async () => {
  const live = await sit(await tableView('king-and-courtesan', '2k3/1c2K1/2c2c/1C1C2/C5/6 1', [], 1));
  const sent: string[] = [];
  vi.spyOn(live, 'do').mockImplementation((command) => {
    if (command.kind === 'move') sent.push(command.text);
    return Promise.resolve(1);
  });
  const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  const play = async () => {
    for (const space of ['d3', 'd4']) {
      cell(space)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      flushSync();
    }
    await vi.waitFor(() => {
      flushSync();
      expect(dialog()?.textContent).toContain('This move loses');
    });
  };
  await play();
  button('Choose another move')?.click();
  flushSync();
  expect([dialog(), sent]).toEqual([null, []]);
  expect(cell('d3')?.getAttribute('aria-label')).toContain('courtesan');
  await play();
  button('Play it anyway')?.click();
  await vi.waitFor(() => expect(sent).toEqual(['d3-d4']));
});

describe('the prompt', () => {
  const prompt = () => document.querySelector('.prompt [role="status"]')?.textContent ?? '';
  test('says that a piece must jump, and which, only if one can', async () => {
    const rule = '4k3g1/10/6s3/10/10/1s8/2S7/7S2/10/3G1K4 1 0 -';
    await sit(await tableView('courtyard', rule, [], 1));
    expect(prompt()).toBe('Jump, or lose one of the marked pieces.');
    expect(document.querySelector('[data-duty]')?.getAttribute('data-duty')).toBe('c4');
  });
  test('speaks to the player where nothing must be jumped', async () => {
    const quiet = '4k3g1/10/6s3/10/10/10/2S7/7S2/10/3G1K4 1 0 -';
    await sit(await tableView('courtyard', quiet, [], 1));
    expect(prompt()).toBe('Your turn: move or jump.');
    expect(document.querySelector('[data-duty]')).toBeNull();
  });
  test('warns of danger for the king, which glows', async () => {
    await sit(await tableView('king-and-courtesan', '2k3/1c2K1/2c2c/1C1C2/C5/6 1', [], 1));
    await vi.waitFor(() => {
      flushSync();
      expect(prompt()).toBe('Your king is in danger! Your turn: move, capture or exchange.');
    });
    expect(document.querySelectorAll('circle.danger')).toHaveLength(1);
  });
  test('says how much of a path is missing, and how to go back', async () => {
    const view = await tableView('holochess', '1SGMoN2hkl1/12/1 1 2 - 0', [], 1);
    await sit(view);
    // Of two ways to the same space, one is chosen step by step.
    for (const space of ['a4', 'b4']) {
      cell(space)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      flushSync();
    }
    expect(prompt()).toBe('Exactly 3 steps: 2 left. Touch the piece to start again.');
  });
});

test('a turn of several actions leaves a numbered trail', async () => {
  const {
    game,
    position = '',
    moves = '',
  } = EXAMPLES.find(({ what }) => what === 'the offender is removed, then the turn is made') ?? {};
  await sit(await tableView(game ?? '', position, moves.split(' '), 1));
  const numbers = [...document.querySelectorAll('.turn-trail text')].map((each) => each.textContent);
  expect(numbers).toEqual(['1', '2']);
});

test('the end of a game is described to the player and marked on the board', async () => {
  const {
    game,
    position = '',
    moves = '',
  } = EXAMPLES.find(({ what }) => what === 'a king is captured: Teal wins') ?? {};
  await sit(await tableView(game ?? '', position, moves.split(' '), 2));
  const marked = [...document.querySelectorAll('[data-decided]')].map((each) =>
    each.getAttribute('data-decided'),
  );
  expect(marked.sort()).toEqual(['b2', 'b8', 'c']);
  const card = document.querySelector('[aria-label="Game over"]')?.textContent ?? '';
  expect(card).toContain('You lost');
  expect(card).toContain('Your king was captured.');
});
