import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { setLanguage } from '../messages/t.svelte';
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
  test('ratings', () =>
    check(
      known('holochess', 0, ['Teal', 'Amber']),
      'a2',
      'a2, Teal Mantellian Savrip, your piece, attack 5, defence 5, movement 2, 4 moves',
    ));
  test('a safe square', () =>
    check(known('courtyard', 0, ['Ivory', 'Garnet']), 'c4', 'c4, empty, safe square'));
  test('in German', () => {
    setLanguage('de');
    check(courtier, 'a4', 'a4, König von Türkis, deine Figur, 1 Zug');
    setLanguage('en');
  });
});

describe('what is asked', () => {
  test('a push', () => {
    const { scene, moves, decides } = fixture('holochess', 5);
    expect(askWords(scene, moves, decides, ['Teal', 'Amber'])).toBe(
      'Teal chooses where to push Kintan Strider on b11.',
    );
    expect(moves.map((move) => moveWords(move, scene))).toEqual(['Push to b10', 'Push to b12']);
  });
  test('a removal', () => {
    const { scene, moves, decides } = fixture('courtyard:guard-turns', 15);
    expect(askWords(scene, moves, decides, ['Ivory', 'Garnet'])).toBe(
      'Garnet removes a piece that could have jumped.',
    );
    expect(moves.map((move) => moveWords(move, scene))).toEqual(['Remove c4']);
  });
  test('a roll', () => {
    const { scene, moves, decides } = fixture('holochess', 4);
    expect(askWords(scene, moves, decides, ['Teal', 'Amber'])).toBe('Amber rolls for the attack.');
  });
  test('a pass', () => {
    const { scene, moves, decides } = fixture('dejarik', 24);
    expect(askWords(scene, moves, decides, ['Black', 'White'])).toBe(
      'Black has no legal move and must pass.',
    );
    expect(moves.map((move) => moveWords(move, scene))).toEqual(['Pass']);
  });
  test('an ordinary turn, in the words of the server', () => {
    const { scene, moves, decides } = fixture('courtier', 0);
    expect(askWords(scene, moves, decides, ['Teal', 'Amber'])).toBe('Teal to move.');
  });
});

describe('the last move in words', () => {
  const check = (game: string, index: number, sides: [string, string], expected: string) =>
    expect(lastWords(fixture(game, index).scene, sides)).toBe(expected);
  test('a move', () => check('holochess', 20, ['Teal', 'Amber'], "Amber M'onnok, b1 to a7"));
  test('none at the start', () => check('holochess', 0, ['Teal', 'Amber'], ''));
});
