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
    'Die Stellung ist nicht zu lesen: Feld board, Spalte 3: Dieses Feld fehlt',
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
