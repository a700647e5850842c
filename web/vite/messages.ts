import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { EXAMPLES } from './examples';

/** The message catalogue of all programs. */
const LOCALES = join(import.meta.dirname, '../../crates/words/locales');
const IDS = join(import.meta.dirname, '../src/messages/ids.ts');

/**
 * The catalogue for the page: `virtual:messages/en` is the text of all messages in English except the courses. It also
 * writes the type of all ids and their variables.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    configResolved: writeIds,
    resolveId: (id) => (id.startsWith('virtual:messages/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:messages/')) return null;
      const language = id.slice('\0virtual:messages/'.length);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language))};`;
    },
    handleHotUpdate({ file }) {
      if (file.endsWith('.ftl')) writeIds();
    },
  };
}

/** The folders with the messages of a language: the catalogue, and the example games if the build includes them. */
function foldersOf(language: string): string[] {
  const examples = existsSync(EXAMPLES) ? readdirSync(EXAMPLES).sort() : [];
  const own = examples.map((game) => join(EXAMPLES, game, 'locales', language));
  return [join(LOCALES, language), ...own.filter((folder) => existsSync(folder))];
}

const filesOf = (language: string): string[] =>
  foldersOf(language).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .sort()
      .map((file) => join(folder, file)),
  );

/** Every message of a language except the courses, without comments and empty lines. */
export const textOf = (language: string): string =>
  filesOf(language)
    .map((file) => readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, ''))
    .join('');

function writeIds(): void {
  const lines = new FluentResource(textOf('en')).body.map(({ id, value, attributes }) => {
    const names = [...new Set([value, ...Object.values(attributes)].flatMap(variables))].sort();
    return `  '${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;
  });
  const text = `// Written by vite/messages.ts from the English catalogue.

/** The variables of each message. */
export interface Variables {
${lines.sort().join('')}}

/** The id of a message. */
export type MessageId = keyof Variables;

/** The id of a message without variables. */
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
