import type { Fact } from '../messages/say';
import type { RecordChecked, RecordCheckRequest, Tags } from '../wire/generated';
import type { Side } from '../wire/scene';
import { splitRecords } from './api';

/** An imported record before validation: text or JSON. */
export type GivenRecord = RecordCheckRequest['record'];

/** Finds the records in a text: one or many, as text or JSON, or moves without tags of the given game. */
export async function recordsIn(text: string, game: string): Promise<readonly GivenRecord[]> {
  if (text.trim() === '') return [];
  const json = readJson(text);
  // Other values than objects are refused with a reason when they are checked.
  if (json !== undefined) return (Array.isArray(json) ? json : [json]) as readonly GivenRecord[];
  return /^\s*\[/m.test(text) ? splitRecords(text) : [recordOf(game, text.trim())];
}

/** Moves without tags as a record, unfinished unless they end with a result. */
function recordOf(game: string, moves: string): string {
  const hasResult = /(^|\s)(\*|1-0\S*|0-1\S*|1\/2-1\/2)$/.test(moves);
  return `[Game "${game}"]\n\n${moves}${hasResult ? '' : ' *'}\n`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The headers of a checked record, in the order they are shown. */
export function headersOf(json: unknown): readonly { readonly name: string; readonly value: string }[] {
  const record = fields(json);
  const tags = fields(record.tags);
  const shown = ['first', 'second', 'event', 'site', 'date', 'timeControl', 'match'] as const;
  const own = ['result', 'setup'] as const;
  return [...shown.map((name) => [name, tags[name]]), ...own.map((name) => [name, record[name]])].flatMap(
    ([name, value]) => {
      const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
      return typeof name === 'string' && text !== '' ? [{ name, value: text }] : [];
    },
  );
}

/** The players of a checked record; null if it names neither. */
export function playersOf(json: unknown): readonly [string, string] | null {
  const { first, second } = fields(fields(json).tags);
  const name = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return name(first) === null && name(second) === null ? null : [name(first) ?? '?', name(second) ?? '?'];
}

/** A line to be exported. */
interface Line {
  readonly game: string;
  readonly start: string;
  readonly moves: readonly string[];
}

/**
 * What of an opened record is still true of a line: all of it if the line is its game; its tags, such as the players, if
 * one is the beginning of the other; otherwise nothing, as nobody has played that.
 */
export function kept(opened: RecordChecked | null, line: Line): 'all' | 'tags' | 'nothing' {
  if (opened?.game !== line.game || opened.start !== line.start) return 'nothing';
  const both = Math.min(opened.moves.length, line.moves.length);
  if (opened.moves.slice(0, both).some((move, index) => move !== line.moves[index])) return 'nothing';
  return opened.moves.length === line.moves.length ? 'all' : 'tags';
}

/** The tags of a checked record. */
export function tagsOf(json: unknown): Tags {
  const tags = Object.entries(fields(fields(json).tags));
  return Object.fromEntries(tags.filter(([, value]) => typeof value === 'string')) as Tags;
}

/** The winner, if the game has ended with a reason. */
export function winnerIn(ending: Fact | null | undefined): Side | null {
  const result = ending?.params?.result;
  const side = typeof result === 'object' && 'code' in result ? result.params?.side : undefined;
  return typeof side === 'object' && 'side' in side ? side.side : null;
}
