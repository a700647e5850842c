import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Where the message catalogue is, for all programs. */
export const LOCALES = join(import.meta.dirname, '../../crates/words/locales');
const IDS = join(import.meta.dirname, '../src/messages/ids.ts');

/**
 * The catalogue for the page: `virtual:words/en` is all of one language but the courses, as one text. It also writes the
 * type of all ids and of what each message is filled with.
 */
export function words(): Plugin {
  return {
    name: 'words',
    configResolved: writeIds,
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return null;
      const language = id.slice('\0virtual:words/'.length);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language))};`;
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(LOCALES)) writeIds();
    },
  };
}

const filesOf = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .map((file) => join(LOCALES, language, file));

/** Every message of a language but the courses, without comments and empty lines. */
export const textOf = (language: string): string =>
  filesOf(language)
    .map((file) => readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, ''))
    .join('');

function writeIds(): void {
  const lines = new FluentResource(textOf('en')).body.map(({ id, value, attributes }) => {
    const names = [...new Set([value, ...Object.values(attributes)].flatMap(variables))].sort();
    return `  '${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;
  });
  const text = `// Written by vite/words.ts from the English catalogue.

/** What each message is filled with. */
export interface Variables {
${lines.sort().join('')}}

/** The id of a message. */
export type MessageId = keyof Variables;

/** The id of a message that is filled with nothing. */
export type PlainId = { [Id in MessageId]: [Variables[Id]] extends [never] ? Id : never }[MessageId];
`;
  if (read(IDS) !== text) writeFileSync(IDS, text);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The names of the variables in a part of a parsed message. */
export function variables(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(variables);
  const { type, name } = part as { type?: unknown; name?: unknown };
  return type === 'var' && typeof name === 'string' ? [name, ...inside] : inside;
}
