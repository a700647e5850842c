import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../vite/messages';
import { Catalogue } from './catalogue';
import { say, sentence, type Fact } from './say';
import { setLanguage, t } from './t.svelte';

test('the page has every message of the catalogue in both languages', () => {
  const ids = (language: string) => new FluentResource(textOf(language)).body.map(({ id }) => id).sort();
  expect(ids('en').length).toBeGreaterThan(1000);
  expect(ids('de')).toEqual(ids('en'));
});

describe('a message', () => {
  const catalogue = new Catalogue(
    'en',
    'both = { $a } and { $b }\nmoves = { $n ->\n  [one] a move\n *[other] { $n } moves\n }',
  );
  test('has its variables filled in, and shows missing ones', () =>
    expect(catalogue.find('both', { a: 'x' })).toBe('x and {$b}'));
  test('selects singular or plural', () =>
    expect([1, 2, 1500].map((n) => catalogue.find('moves', { n }))).toEqual([
      'a move',
      '2 moves',
      '1500 moves',
    ]));
  test('that does not exist is null', () => expect(catalogue.find('other')).toBeNull());
});

test('messages follow the language', () => {
  setLanguage('de');
  expect(t('common-close')).toBe('Schließen');
  setLanguage('en');
  expect(t('common-close')).toBe('Close');
});

describe('facts', () => {
  const check = (name: string, fact: Fact, english: string, german: string) =>
    test(name, () => {
      expect(say(fact, ['Teal', 'Amber'])).toBe(english);
      setLanguage('de');
      expect(say(fact, ['Teal', 'Amber'])).toBe(german);
      setLanguage('en');
    });
  check(
    'name sides',
    { code: 'ask-move', params: { side: { side: 1 } } },
    'Teal to move.',
    'Türkis ist am Zug.',
  );
  check(
    'name pieces',
    { code: 'why-stuck', params: { piece: { piece: 'guard' } } },
    'The guard cannot move now.',
    'Die Wache kann jetzt nicht ziehen.',
  );
  check(
    'list what there is',
    { code: 'why-may', params: { may: { anyOf: ['a1', 'a2', 'b3'] } } },
    'Possible: a1, a2 or b3.',
    'Möglich: a1, a2 oder b3.',
  );
  check(
    'name creatures',
    { code: 'why-stuck', params: { piece: { piece: 'Kintan Strider' } } },
    'Kintan Strider cannot move now.',
    'Kintan Strider kann jetzt nicht ziehen.',
  );
  check(
    'hold facts',
    {
      code: 'result-with-reason',
      params: {
        result: { code: 'result-wins', params: { side: { side: 2 } } },
        reason: { code: 'end-king-captured' },
      },
    },
    'Amber wins: the king was captured.',
    'Bernstein gewinnt: Der König wurde geschlagen.',
  );
  check('without a message are their code', { code: 'never-heard-of' }, 'never-heard-of', 'never-heard-of');
  test('can stand alone as sentences', () =>
    expect(sentence({ code: 'end-king-captured' })).toBe('The king was captured.'));
});
