import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import type { Move } from '../wire/scene';
import {
  arrive,
  cancel,
  choose,
  drag,
  press,
  release,
  rest,
  type Change,
  type Hand,
  type Reach,
} from './hand';

const moves: Move[] = [
  { text: 'a1-b1', trail: ['a1', 'b1'], aim: null },
  { text: 'a2-b2', trail: ['a2', 'b2'], aim: null },
  { text: '!c3', trail: ['c3'], aim: 'c3' },
];
const mine: Reach = { moves, forced: false, ahead: false, holds: (space) => space.startsWith('a') };
const theirs: Reach = { ...mine, moves: [], ahead: true };

type Act = [verb: 'press' | 'release' | 'enter', space: string] | ['drag'] | ['cancel'];

/** What the hand did and reported after some acts, in one line. */
function after(reach: Reach, ...acts: Act[]): string {
  const step = (hand: Hand, [verb, space = '']: Act): Change => {
    switch (verb) {
      case 'press':
        return press(hand, reach, space);
      case 'release':
        return release(hand, reach, space === '' ? null : space);
      case 'enter':
        return choose(hand, reach, space);
      case 'drag':
        return { hand: drag(hand, { x: 0, y: 0 }), told: null };
      case 'cancel':
        return cancel(hand, reach);
    }
  };
  let change: Change = { hand: rest(reach), told: null };
  for (const act of acts) change = step(change.hand, act);
  const { hand, told } = change;
  if (told?.kind === 'move') return `${told.dragged ? 'drops' : 'plays'} ${told.move.text}`;
  if (told?.kind === 'wrong') return `wrong ${told.spaces.join(' ')}`;
  if (told?.kind === 'premove')
    return `premove ${told.premove?.from ?? '-'} ${told.premove?.to ?? ''}`.trim();
  return hand.premove ? `ahead ${hand.premove.from}` : `holds ${hand.selection.path.join('>')}`.trim();
}

describe('by mouse or finger', () => {
  const check = (expected: string, ...acts: Act[]) => expect(after(mine, ...acts)).toBe(expected);
  test('a click chooses', () => check('holds a1', ['press', 'a1'], ['release', 'a1']));
  test('two clicks play', () => check('plays a1-b1', ['press', 'a1'], ['release', 'a1'], ['press', 'b1']));
  test('a second click on the piece lets it go', () =>
    check('holds', ['press', 'a1'], ['release', 'a1'], ['press', 'a1'], ['release', 'a1']));
  test('a drag plays', () => check('drops a1-b1', ['press', 'a1'], ['drag'], ['release', 'b1']));
  test('a drag back keeps the piece chosen', () =>
    check('holds a1', ['press', 'a1'], ['drag'], ['release', 'a1']));
  test('a drag off the board keeps the piece chosen', () =>
    check('holds a1', ['press', 'a1'], ['drag'], ['release', '']));
  test('a drag to a wrong space is reported', () =>
    check('wrong a1 b2', ['press', 'a1'], ['drag'], ['release', 'b2']));
  test('one press removes an offender', () => check('plays !c3', ['press', 'c3']));
  test('escape clears the selection', () => check('holds', ['press', 'a1'], ['cancel']));
});

describe('by keyboard', () => {
  test('enter and enter play', () =>
    expect(after(mine, ['enter', 'a1'], ['enter', 'b1'])).toBe('plays a1-b1'));
});

describe('ahead of the turn', () => {
  const check = (expected: string, ...acts: Act[]) => expect(after(theirs, ...acts)).toBe(expected);
  test('two clicks keep a premove', () =>
    check('premove a1 b5', ['press', 'a1'], ['release', 'a1'], ['press', 'b5']));
  test('a drag keeps a premove', () => check('premove a1 b5', ['press', 'a1'], ['drag'], ['release', 'b5']));
  test('escape takes it back', () => check('premove -', ['enter', 'a1'], ['enter', 'b5'], ['cancel']));
  test('nothing happens where premoves are off', () =>
    expect(after({ ...theirs, ahead: false }, ['press', 'a1'])).toBe('holds'));

  const ready: Hand = { ...rest(theirs), premove: { from: 'a1', to: 'b1' } };
  test('it is played when it is legal', () =>
    expect(arrive(ready, mine).told).toEqual({ kind: 'move', move: moves[0], dragged: false }));
  test('it is dropped when it is not', () =>
    expect(arrive({ ...ready, premove: { from: 'a1', to: 'b9' } }, mine).told).toEqual({
      kind: 'premove',
      premove: null,
    }));
  test('a piece that was chosen too early stays chosen', () => {
    const early: Hand = { ...rest(theirs), premove: { from: 'a1', to: null } };
    expect(arrive(early, mine).hand.selection.path).toEqual(['a1']);
    const stuck: Hand = { ...rest(theirs), premove: { from: 'a9', to: null } };
    expect(arrive(stuck, mine).hand.selection.path).toEqual([]);
  });
  test('it stays while the other side moves again', () =>
    expect(arrive(ready, theirs).hand.premove).toEqual({ from: 'a1', to: 'b1' }));
});

describe('a push', () => {
  const push = fixture('holochess', 5);
  const reach: Reach = { moves: push.moves, forced: true, ahead: false, holds: () => false };
  test('needs only the space to push to', () => expect(after(reach, ['press', 'b10'])).toBe('plays >b10'));
  test('keeps the pushed piece chosen', () => expect(after(reach, ['cancel'])).toBe('holds b11'));
  test('keeps it chosen after a wrong try', () =>
    expect(after(reach, ['press', 'a1'], ['press', 'b12'])).toBe('plays >b12'));
});

test('a played move is not played twice', () => {
  expect(after(mine, ['enter', 'a1'], ['enter', 'b1'], ['enter', 'a2'])).toBe('holds');
});
