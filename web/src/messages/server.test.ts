import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { server } from './en/server';
import { serverWords } from './server';
import { setLanguage } from './t.svelte';

afterEach(() => setLanguage('en'));

function check(words: string, expected: string) {
  expect(serverWords(words)).toBe(expected);
}

test('in English the server has the word', () => check('the game is over', 'the game is over'));

describe('in German', () => {
  const german = (name: string, words: string, expected: string) =>
    test(name, () => {
      setLanguage('de');
      check(words, expected);
    });
  german('a sentence', 'the game is over', 'Die Partie ist zu Ende');
  german('a sentence with a place', 'seat 2 is taken', 'Platz 2 ist besetzt');
  german(
    'a sentence in a sentence',
    'the position cannot be read: board, column 3: this field is missing',
    'Die Stellung ist nicht zu lesen: Brett, Spalte 3: Diese Angabe fehlt',
  );
  german(
    'a board without its parts',
    'the position cannot be read: board, column 1: the board has 1 part divided by "/", expected 3',
    'Die Stellung ist nicht zu lesen: Brett, Spalte 1: Das Brett hat 1 Teil, durch "/" getrennt; erwartet werden 3',
  );
  german(
    'the parts of a board',
    'board, column 4: rank 7 has 1 space, expected 10',
    'Brett, Spalte 4: Reihe 7 hat 1 Feld; erwartet werden 10',
  );
  german(
    'too many of a kind',
    'board, column 9: seat 2 has more than 4 guards',
    'Brett, Spalte 9: Platz 2 hat mehr als 4 Wachen',
  );
  german(
    'a reason that nobody has translated',
    'the position cannot be read: seat, column 9: expected 1 or 2',
    'Die Stellung ist nicht zu lesen: Am Zug, Spalte 9: So kann es hier nicht stehen',
  );
  german(
    'a move that nobody can read',
    'cannot read the move at column 1: expected a move: this game has no dice',
    'Der Zug ist ab Spalte 1 nicht zu lesen: So wird in diesem Spiel kein Zug geschrieben',
  );
  german('a sentence that nobody has translated', 'whatever', 'Der Server sagt: „whatever“');
});

/** All that is written in the server's own sources, without line breaks in its sentences. */
function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replace(/\\\n\s*/g, '');
}

describe('each sentence is one that the server says', () => {
  const crates = join(import.meta.dirname, '../../../crates');
  const written = ['catalog', 'games', 'play', 'rules', 'server', 'table']
    .map((crate) => sources(join(crates, crate, 'src')))
    .join('\n');
  /** What is put together from parts that are too common to be found by. */
  const made = /^server\.(offer\.|missing\.|moveNumber|field$|otherwise)/;
  for (const [key, text] of Object.entries(server).filter(([name]) => !made.test(name))) {
    test(key, () => {
      for (const part of text.split(/(?:seat )?\{\w+\}/).map((each) => each.trim())) {
        expect(written).toContain(part);
      }
    });
  }
});
