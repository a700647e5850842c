import { en } from './en';

/** The name of a text. */
export type Key = keyof typeof en;

/** A complete catalogue. */
export type Messages = Readonly<Record<Key, string>>;

/** What is filled into a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Whether a text of this name exists. */
export function isKey(name: string): name is Key {
  return name in en;
}

/** A text with its places filled in. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
