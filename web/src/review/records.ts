import type { EndingView } from '../wire/generated';

/** A record that somebody gave us, before anybody has checked it. */
export interface GivenRecord {
  /** The text or the JSON of one record, as the server wants it. */
  readonly record: unknown;
  /** What to call it in a list: whatever of players, result and date it says. */
  readonly name: string;
}

/** Finds the records in a text: one or many, written as text or as JSON. */
export function splitRecords(text: string): readonly GivenRecord[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const json = readJson(trimmed);
  if (json !== undefined) {
    const list: readonly unknown[] = Array.isArray(json) ? json : [json];
    return list.map((record) => ({ record, name: nameOfJson(record) }));
  }
  return splitText(trimmed).map((record) => ({ record, name: nameOfText(record) }));
}

/** A new record begins at a tag that stands after something that is no tag. */
function splitText(text: string): readonly string[] {
  const records: string[][] = [];
  let inTags = false;
  for (const line of text.split(/\r?\n/)) {
    const isTag = /^\s*\[\w+ "/.test(line);
    if ((isTag && !inTags) || records.length === 0) records.push([]);
    if (line.trim() !== '') inTags = isTag;
    records.at(-1)?.push(line);
  }
  return records.map((lines) => `${lines.join('\n').trim()}\n`);
}

function readJson(text: string): unknown {
  // A text of tags begins with a bracket as well, but no list of JSON goes on with a word.
  if (!/^(\{|\[\s*[{\]])/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameOfText(text: string): string {
  const tag = (name: string) => new RegExp(`^\\s*\\[${name} "(.*)"\\]\\s*$`, 'm').exec(text)?.[1];
  return name(tag('Game'), tag('First'), tag('Second'), tag('Result'), tag('Date'));
}

function nameOfJson(record: unknown): string {
  const { game, result, tags } = fields(record);
  const { first, second, date } = fields(tags);
  return name(game, first, second, result, date);
}

function name(game: unknown, first: unknown, second: unknown, result: unknown, date: unknown): string {
  const said = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const players = [said(first), said(second)].filter((player) => player !== null).join(' – ');
  return [said(game), players || null, said(result), said(date)].filter((part) => part !== null).join(', ');
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** What a checked record says about itself: names and values in the order that they are shown. */
export function headersOf(json: unknown): readonly { readonly name: string; readonly value: string }[] {
  const record = fields(json);
  const tags = fields(record.tags);
  const shown = ['first', 'second', 'event', 'site', 'date', 'timeControl', 'match'] as const;
  const own = ['result', 'termination', 'setup'] as const;
  return [...shown.map((name) => [name, tags[name]]), ...own.map((name) => [name, record[name]])].flatMap(
    ([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
      return typeof name === 'string' && text !== '' ? [{ name, value: text }] : [];
    },
  );
}

/** How a recorded game ended. `sentence` is what replaying it told, if it told anything. */
export function endingOf(json: unknown, sentence: string | null): EndingView {
  const { result, termination } = fields(json);
  const score = typeof result === 'string' ? result : '*';
  const why = typeof termination === 'string' ? termination : '';
  return {
    result: score,
    winner: score.startsWith('1-0') ? 1 : score.startsWith('0-1') ? 2 : null,
    points: Number(/\((\d+)\)/.exec(score)?.[1] ?? 1),
    termination: why,
    sentence: sentence ?? why,
  };
}
