import { describe, expect, test } from 'vitest';
import { fixture, fixtures } from '../fixtures/fixtures';
import type { Move } from '../wire/scene';
import { candidates, nothing, opening, spoken, targets, touch, type Selection } from './select';

const move = (text: string, trail: string, aim: string | null = null): Move => ({
  text,
  trail: trail === '' ? [] : trail.split(' '),
  aim,
});

/** Touches the spaces in turn and says what came of the last touch, in one line. */
function touching(moves: readonly Move[], spaces: string, own: readonly string[] = []): string {
  let selection: Selection = nothing;
  let said = '';
  for (const space of spaces.split(' ')) {
    const touched = touch(moves, selection, space, (name) => own.includes(name));
    selection = touched.kind === 'chosen' ? touched.selection : nothing;
    switch (touched.kind) {
      case 'chosen':
        said = `chosen ${selection.path.join('>')}${selection.goal ? ` to ${selection.goal}` : ''}`.trim();
        break;
      case 'play':
        said = `play ${touched.move.text}`;
        break;
      case 'ask':
        said = `ask ${touched.moves.map((each) => each.text).join(' ')}`;
        break;
      case 'wrong':
        said = `wrong ${touched.spaces.join(' ')}`;
    }
  }
  return said;
}

describe('plain moves', () => {
  const moves = [move('a1-b1', 'a1 b1'), move('a2-b2', 'a2 b2')];
  const check = (spaces: string, expected: string, own?: string[]) =>
    expect(touching(moves, spaces, own)).toBe(expected);

  test('the first touch chooses a piece that can move', () => check('a1', 'chosen a1'));
  test('the second touch plays', () => check('a1 b1', 'play a1-b1'));
  test('touching the piece again lets it go', () => check('a1 a1', 'chosen'));
  test('touching another piece that can move chooses that one', () => check('a1 a2', 'chosen a2'));
  test('a space that cannot be reached is a wrong try', () => check('a1 b2', 'wrong a1 b2'));
  test('a piece without moves is a wrong try', () => check('a3', 'wrong a3'));
  test('another piece of the player without moves is a wrong try of its own', () =>
    check('a1 a3', 'wrong a3', ['a1', 'a2', 'a3']));
});

describe('moves with a way', () => {
  const moves = [
    move('c3xe5xg3', 'c3 e5 g3', 'g3'),
    move('c3xe1xg3', 'c3 e1 g3', 'g3'),
    move('c3xe5xc7', 'c3 e5 c7', 'c7'),
  ];
  const check = (spaces: string, expected: string) => expect(touching(moves, spaces)).toBe(expected);

  test('an end that one way leads to is played at once', () => check('c3 c7', 'play c3xe5xc7'));
  test('an end that two ways lead to asks for the way', () => check('c3 g3', 'chosen c3 to g3'));
  test('the path then decides', () => check('c3 g3 e1', 'play c3xe1xg3'));
  test('step by step', () => check('c3 e5', 'chosen c3>e5'));
  test('step by step to the end', () => check('c3 e5 g3', 'play c3xe5xg3'));
  test('a step that the chosen way does not have is a wrong try', () => check('c3 e5 e1', 'wrong c3 e1'));
  test('touching the piece on its way lets it go', () => check('c3 e5 e5', 'chosen'));
  test('steps and ends are distinguished', () =>
    expect(targets(moves, { path: ['c3'], goal: null })).toEqual([
      { space: 'e5', kind: 'step', capture: false },
      { space: 'g3', kind: 'end', capture: true },
      { space: 'e1', kind: 'step', capture: false },
      { space: 'c7', kind: 'end', capture: true },
    ]));
  test('a round trip ends where it began', () =>
    expect(touching([move('a1xc3xa1', 'a1 c3 a1')], 'a1 c3 a1')).toBe('play a1xc3xa1'));
  test('a round trip is not played by touching the piece twice', () =>
    expect(touching([move('a1xc3xa1', 'a1 c3 a1')], 'a1 a1')).toBe('chosen'));
});

describe('chains that may stop short', () => {
  const chain = [move('a2xc4', 'a2 c4', 'c4'), move('a2xc4xa6', 'a2 c4 a6', 'a6')];
  const first = move('h1xf3', 'h1 f3', 'f3');
  const circle = [first, move('h1xf3xh5', 'h1 f3 h5', 'h5'), move('h1xf3xh5xj3xh1', 'h1 f3 h5 j3 h1', 'h1')];
  const detour = move('h1xj3xh5xf3', 'h1 j3 h5 f3', 'f3');
  const check = (moves: readonly Move[], spaces: string, expected: string) =>
    expect(touching(moves, spaces)).toBe(expected);

  test('the place where it stops is its end', () => check(chain, 'a2 c4', 'play a2xc4'));
  test('the whole chain is played by touching its end', () => check(chain, 'a2 a6', 'play a2xc4xa6'));
  test('a round trip is offered where another move ends on its way', () =>
    check(circle, 'h1 f3', 'ask h1xf3 h1xf3xh5xj3xh1'));
  test('a jump and a detour to the same space are asked for', () =>
    check([first, detour], 'h1 f3', 'ask h1xf3 h1xj3xh5xf3'));
});

describe('special moves', () => {
  test('one space alone is played by touching it', () =>
    expect(touching([move('!b3', 'b3', 'b3')], 'b3')).toBe('play !b3'));
  test('a pass has no space and is spoken', () =>
    expect(spoken([move('pass', ''), move('a1-b1', 'a1 b1')]).map((each) => each.text)).toEqual(['pass']));
  test('a piece to push is chosen from the start', () => {
    const push = fixture('holochess', 5);
    expect(opening(push.moves, true)).toEqual({ path: ['b11'], goal: null });
  });
  test('nothing is chosen from the start in an ordinary turn', () =>
    expect(opening([move('a1-b1', 'a1 b1')], false)).toBe(nothing));
  test('moves that nothing on the board tells apart are asked for', () =>
    expect(touching([move('a1-b1', 'a1 b1'), move('a1=b1', 'a1 b1')], 'a1 b1')).toBe('ask a1-b1 a1=b1'));
  test('an exchange goes to a piece of the player', () => {
    const { moves } = fixture('king-and-courtesan', 0);
    expect(touching(moves, 'a1 b2', ['a1', 'b2'])).toBe('play a1=b2');
  });
});

describe('recorded positions', () => {
  for (const { game, index, moves } of fixtures) {
    test(`every move of ${game} ${index} can be made by touching where it starts and ends`, () => {
      for (const each of moves) {
        if (each.trail.length === 0) continue;
        const [start, ...rest] = each.trail;
        const direct = rest.length > 0 ? `${start} ${rest[rest.length - 1]}` : `${start}`;
        expect(touching(moves, direct), each.text).toBe(`play ${each.text}`);
      }
    });
  }
  test('candidates of nothing are all moves', () => {
    const { moves } = fixture('courtyard', 0);
    expect(candidates(moves, nothing)).toHaveLength(moves.length);
  });
});
