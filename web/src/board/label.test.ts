import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { setLanguage } from '../messages/t.svelte';
import type { Sides } from '../messages/say';
import type { Effect, Fact } from '../wire/generated';
import type { Side } from '../wire/scene';
import { askWords, labelOf, lastWords, moveWords, type Knowledge } from './label';
import { nothing, type Selection } from './select';
import { noThreats } from './threats';

function known(
  game: string,
  index: number,
  sides: [string, string],
  selection: Selection = nothing,
): Knowledge {
  const { scene, moves } = fixture(game, index);
  return { scene, moves, selection, viewer: 1, sides, threats: noThreats };
}

function check(knowledge: Knowledge, space: string, expected: string) {
  const index = knowledge.scene.spaces.findIndex((each) => each.name === space);
  expect(labelOf(index, knowledge)).toBe(expected);
}

describe('labels of spaces', () => {
  const courtier = known('courtier', 0, ['Teal', 'Amber']);
  test('a piece with its moves', () => check(courtier, 'a4', 'a4, Teal king, your piece, 1 move'));
  test('what can be captured', () => {
    const tense = { ...courtier, threats: { threatened: ['a4'], capturable: ['a10'], fresh: [] } };
    check(tense, 'a4', 'a4, Teal king, your piece, threatened, 1 move');
    check(tense, 'a10', 'a10, Amber king, can be captured');
  });
  test('a piece of the other side', () => check(courtier, 'a10', 'a10, Amber king'));
  test('an empty space', () => check(courtier, 'b4', 'b4, empty'));
  test('a target', () =>
    check(
      known('courtier', 0, ['Teal', 'Amber'], { path: ['a4'], goal: null }),
      'b4',
      'b4, empty, can move here',
    ));
  describe('a landing space says what happens there', () => {
    const chosen = known('courtier', 0, ['Teal', 'Amber'], { path: ['a4'], goal: null });
    const step: Effect = { type: 'moved', side: 1, piece: 'king', path: ['a4', 'b4'], how: 'step' };
    const captured: Effect = {
      type: 'removed',
      side: 2,
      piece: 'guard',
      at: 'b5',
      why: { type: 'between', ends: ['b4', 'b6'] },
    };
    const [move] = chosen.moves.filter(({ trail }) => trail[0] === 'a4');
    const previews = (...effects: readonly Effect[]) => new Map([[move?.text ?? '', effects]]);

    test('besides arriving', () =>
      check(
        { ...chosen, previews: previews(step, captured) },
        'b4',
        'b4, empty, can move here: Amber guard on b5 is captured between b4 and b6',
      ));
    test('a plain step needs no more words', () =>
      check({ ...chosen, previews: previews(step) }, 'b4', 'b4, empty, can move here'));
  });
  test('ratings', () =>
    check(
      known('holochess', 0, ['Teal', 'Amber']),
      'a2',
      'a2, Teal Mantellian Savrip, your piece, attack 5, defence 5, movement 2, Strong, also Kalhar Monster, 4 moves',
    ));
  test('a safe square', () =>
    check(known('courtyard', 0, ['Ivory', 'Garnet']), 'c4', 'c4, empty, safe from jumps across the wall'));
  test('in German', () => {
    setLanguage('de');
    check(courtier, 'a4', 'a4, König von Türkis, deine Figur, 1 Zug');
    setLanguage('en');
  });
});

describe('what is asked', () => {
  const check = (ask: Fact, sides: Sides, expected: string) =>
    expect(askWords({ ask }, sides)).toBe(expected);
  const side = (side: Side) => ({ side: { side } });
  const offered = (code: string, ...moves: readonly (readonly [text: string, ...trail: string[]])[]) =>
    moves.map(([text, ...trail]) => moveWords({ text, trail, aim: null }, { ask: { code, params: {} } }));

  test('a push', () => {
    const params = { ...side(1), piece: { piece: 'Kintan Strider' }, space: 'b11' };
    const expected = 'Teal chooses where to push Kintan Strider on b11.';
    check({ code: 'ask-push', params }, ['Teal', 'Amber'], expected);
    expect(offered('ask-push', ['>b10', 'b11', 'b10'], ['>b12', 'b11', 'b12'])).toEqual([
      'Push to b10',
      'Push to b12',
    ]);
  });
  test('a push, to the player who chooses', () => {
    const params = { ...side(1), piece: { piece: 'Kintan Strider' }, space: 'b11' };
    const ask = { code: 'ask-push', params };
    const words = (viewer: Side | 'both' | null) => askWords({ ask }, ['Teal', 'Amber'], viewer);
    expect(words(1)).toBe('Choose where to push Kintan Strider on b11.');
    for (const viewer of [2, 'both', null] as const)
      expect(words(viewer)).toBe('Teal chooses where to push Kintan Strider on b11.');
  });
  test('a removal', () => {
    const expected = 'Garnet to remove a piece that could have jumped.';
    check({ code: 'ask-remove', params: side(2) }, ['Ivory', 'Garnet'], expected);
    expect(offered('ask-remove', ['!c4', 'c4'])).toEqual(['Remove c4']);
  });
  test('a pass', () => {
    const expected = 'Black has no legal move and must pass.';
    check({ code: 'ask-pass', params: side(1) }, ['Black', 'White'], expected);
    expect(offered('ask-pass', ['pass'])).toEqual(['Pass']);
  });
  test('actions that are left', () => {
    const ask = (actions: number): Fact => ({ code: 'ask-actions', params: { ...side(2), actions } });
    check(ask(2), ['Teal', 'Amber'], 'Amber: 2 actions left. Move or attack.');
    check(ask(1), ['Teal', 'Amber'], 'Amber: one action left. Move or attack.');
  });
  test('one of several moves is named by its notation', () =>
    expect(offered('ask-jump', ['c3xe5xg3', 'c3', 'e5', 'g3'])).toEqual(['c3xe5xg3']));
  test('nothing', () => expect(askWords({}, ['Teal', 'Amber'])).toBe(''));
});

describe('the last move in words', () => {
  const check = (game: string, index: number, sides: [string, string], expected: string) =>
    expect(lastWords(fixture(game, index).scene, sides)).toBe(expected);
  test('a move', () => check('holochess', 20, ['Teal', 'Amber'], "Amber M'onnok, b1 to a7"));
  test('none at the start', () => check('holochess', 0, ['Teal', 'Amber'], ''));
});
