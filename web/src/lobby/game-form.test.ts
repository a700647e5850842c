import { describe, expect, test } from 'vitest';
import {
  canPair,
  lastGame,
  opponentOf,
  termsOf,
  defaultForm,
  whyNotRated,
  formFromSearch,
  type GameForm,
  type Rules,
} from './game-form';

type Kind = Parameters<typeof whyNotRated>[1];
const ada: Kind = { kind: 'account' };
const guest: Kind = { kind: 'guest' };
const lot: Rules = {
  begins: 'lot',
  usualMatch: { kind: 'bestOf', games: 3 },
  hasGroups: false,
  setups: [[], []],
};
const grouped: Rules = { ...lot, hasGroups: true, setups: [[{ text: '=AB', pieces: [] }], []] };
const terms = (form: Partial<GameForm>, me: Kind = ada, game = lot) =>
  termsOf({ ...defaultForm, ...form }, game, me);

test('pages open on the game that was played last', () => {
  localStorage.clear();
  expect(lastGame()).toBe('holochess');
  localStorage.setItem('holocourt.game', 'courtyard');
  expect(lastGame()).toBe('courtyard');
  localStorage.setItem('holocourt.game', 'courtyard:small-yard,guard-turns');
  expect(lastGame()).toBe('courtyard:guard-turns,small-yard');
});

describe('the terms of a game', () => {
  test('against a computer there is time, and everything may be taken back', () =>
    expect(terms({})).toEqual({
      game: 'holochess',
      position: null,
      begins: 'lot',
      groups: 'usual',
      openSetup: false,
      time: { kind: 'none' },
      form: { kind: 'single' },
      rated: false,
      public: true,
      takebacks: true,
      dice: 'sealed',
    }));
  test('with a stranger there is a clock, and nothing is taken back', () =>
    expect(terms({ opponent: 'anyone' })).toMatchObject({
      time: { kind: 'fischer', startMs: 600_000, incrementMs: 5000 },
      takebacks: false,
      public: true,
    }));
  test('a game with a friend is private', () => {
    expect(terms({ opponent: 'link' }).public).toBe(false);
    expect(terms({ opponent: 'here' }).public).toBe(false);
  });
  test('what was chosen stays for another opponent', () =>
    expect(terms({ opponent: 'anyone', clock: 'none', public: false, takebacks: true })).toMatchObject({
      time: { kind: 'none' },
      public: false,
      takebacks: true,
    }));
  test('who begins is for the rules where they say it', () =>
    expect(terms({ begins: 'second' }, ada, { ...lot, begins: 'first' }).begins).toBe('first'));
  test('who begins is chosen where it is agreed', () =>
    expect(terms({ begins: 'second' }, ada, lot).begins).toBe('second'));
  test('groups and open setups are for games that have them', () => {
    const chosen = { groups: 'swapped', openSetup: true } as const;
    expect(terms(chosen, ada, grouped)).toMatchObject(chosen);
    const none = { groups: 'usual', openSetup: false };
    expect(terms(chosen, ada, lot)).toMatchObject(none);
    expect(terms({ ...chosen, position: '1' }, ada, grouped)).toMatchObject(none);
  });
  test('two people play the usual match, and a computer plays one game', () => {
    const usual = { kind: 'bestOf', games: 3 };
    for (const opponent of ['here', 'link', 'anyone'] as const)
      expect(terms({ opponent }).form).toEqual(usual);
    expect(terms({ opponent: 'computer' }).form).toEqual({ kind: 'single' });
    expect(terms({ opponent: 'link', form: 'single' }).form).toEqual({ kind: 'single' });
    expect(terms({ opponent: 'link', position: '12' }).form).toEqual({ kind: 'single' });
  });
  test('an own clock', () =>
    expect(terms({ clock: 'custom', minutes: 2.5, seconds: 1 }).time).toEqual({
      kind: 'fischer',
      startMs: 150_000,
      incrementMs: 1000,
    }));
  test('an own clock without time is none', () =>
    expect(terms({ clock: 'custom', minutes: 0, seconds: 0 }).time).toEqual({ kind: 'none' }));
  test('an own clock stays within what the server takes', () =>
    expect(terms({ clock: 'custom', minutes: 9999, seconds: 9999 }).time).toEqual({
      kind: 'fischer',
      startMs: 6 * 3_600_000,
      incrementMs: 600_000,
    }));
  test('a match stays within what the server takes', () =>
    expect(terms({ form: 'bestOf', games: 1000 }).form).toEqual({ kind: 'bestOf', games: 99 }));
  test('a match has the numbers of the game where none were chosen', () => {
    const pairs: Rules = { ...lot, usualMatch: { kind: 'bestOf', games: 2 } };
    const dozen: Rules = { ...lot, begins: 'first', usualMatch: { kind: 'firstTo', points: 12 } };
    expect(terms({ form: 'bestOf' }, ada, pairs).form).toEqual({ kind: 'bestOf', games: 2 });
    expect(terms({ form: 'bestOf' }, ada, dozen).form).toEqual({ kind: 'bestOf', games: 3 });
    expect(terms({ form: 'firstTo' }, ada, dozen).form).toEqual({ kind: 'firstTo', points: 12 });
    expect(terms({ form: 'firstTo', points: 4 }, ada, dozen).form).toEqual({ kind: 'firstTo', points: 4 });
  });
  test('no match from a position', () =>
    expect(terms({ form: 'bestOf', position: ' 12 ' })).toMatchObject({
      form: { kind: 'single' },
      position: '12',
    }));
  test('stakes from a position', () =>
    expect(terms({ form: 'stakes', position: '12' }).form).toEqual({ kind: 'stakes', stake: 1 }));
});

describe('rated', () => {
  const check = (form: Partial<GameForm>, me: Kind, why: string | null) => {
    expect(whyNotRated({ ...defaultForm, ...form }, me)).toBe(why);
    expect(terms({ ...form, rated: true }, me).rated).toBe(why === null);
  };
  test('with an account', () => check({}, ada, null));
  test('not for guests', () => check({}, guest, 'lobby-rated-guest'));
  test('not for visitors', () => check({}, null, 'lobby-rated-guest'));
  test('not on one screen', () => check({ opponent: 'here' }, ada, 'lobby-rated-here'));
  test('not from a position', () => check({ position: '1' }, ada, 'lobby-rated-position'));
  test('nothing is taken back', () => expect(terms({ rated: true, takebacks: true }).takebacks).toBe(false));
  test('where it cannot be rated, moves may be taken back', () =>
    expect(terms({ rated: true, takebacks: true }, guest).takebacks).toBe(true));
});

test('the opponent as the server knows it', () => {
  expect(opponentOf({ ...defaultForm, level: 'best' })).toEqual({ kind: 'computer', player: 'best' });
  expect(opponentOf({ ...defaultForm, opponent: 'here' })).toEqual({ kind: 'here' });
  expect(opponentOf({ ...defaultForm, opponent: 'link' })).toEqual({ kind: 'link' });
});

test('a pairing knows no sides and no ratings', () => {
  expect(canPair(defaultForm)).toBe(true);
  expect(canPair({ ...defaultForm, seat: 'first' })).toBe(false);
  expect(canPair({ ...defaultForm, lowest: '1400' })).toBe(false);
  expect(canPair({ ...defaultForm, lowest: 'x' })).toBe(true);
});

describe('what an address asks for', () => {
  const check = (search: string, expected: Partial<GameForm>) =>
    expect(formFromSearch(new URLSearchParams(search))).toEqual({ ...defaultForm, ...expected });
  test('nothing', () => check('', {}));
  test('a game and an opponent', () =>
    check('game=dejarik&opponent=link', { game: 'dejarik', opponent: 'link' }));
  test('a position', () => check('game=courtier&position=GG%2F1', { game: 'courtier', position: 'GG/1' }));
  test('a clock', () => check('clock=5%2B3', { clock: '5+3' }));
  test('an opponent that does not exist', () => check('opponent=dragon', {}));
});
