import { server as german, written } from './de/server';
import { server as english } from './en/server';
import { currentLanguage } from './t.svelte';

type ServerKey = keyof typeof english;

/** A sentence of the server with its places, as what to look for. */
interface Form {
  readonly key: ServerKey;
  readonly pattern: RegExp;
  readonly places: readonly string[];
}

const OTHERWISE = 'server.otherwise';

/** What is said in place of a reason that nobody has translated, so that no sentence is half in one language. */
const REASONS: Partial<Record<ServerKey, ServerKey>> = {
  'server.field': 'server.otherwise.field',
  'server.column': 'server.otherwise.move',
};

/** The places where a name of something in a written position stands. */
const NAMES: readonly string[] = ['field', 'part', 'unit', 'pieces'];

/** Those with fewer places first, so that a sentence is never taken for a part of another. */
const forms: readonly Form[] = (Object.keys(english) as ServerKey[])
  .filter((key) => !key.startsWith(OTHERWISE))
  .map((key) => form(key, english[key]))
  .sort((one, other) => one.places.length - other.places.length);

function form(key: ServerKey, text: string): Form {
  const places = [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { key, places, pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's') };
}

/** What the server says, in the current language as far as it is known there. */
export function serverWords(words: string): string {
  if (words === '' || currentLanguage() === 'en') return words;
  return translated(words) ?? fill(german[OTHERWISE], { words });
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function translated(words: string): string | null {
  for (const { key, pattern, places } of forms) {
    const found = pattern.exec(words);
    if (!found) continue;
    const values = places.map((place, at) => [place, valueAt(place, found[at + 1] ?? '', key)]);
    return fill(german[key], Object.fromEntries(values) as Record<string, string>);
  }
  return null;
}

function valueAt(place: string, value: string, key: ServerKey): string {
  if (place === 'why') {
    const reason = REASONS[key];
    return translated(value) ?? (reason ? german[reason] : value);
  }
  if (!NAMES.includes(place)) return value;
  return value
    .split(' ')
    .map((each) => written[each] ?? each)
    .join(' ');
}
