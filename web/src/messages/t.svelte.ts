import { remembered, remember } from '../ui/memory';
import { de } from './de';
import { en } from './en';
import { fill, isKey, type Key, type Messages, type Values } from './messages';

/** The languages that are complete. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const catalogues: Readonly<Record<Language, Messages>> = { en, de };

let language = $state<Language>(first());

/** The language of all texts. */
export function currentLanguage(): Language {
  return language;
}

export function setLanguage(wanted: Language): void {
  language = wanted;
  remember('language', wanted);
  document.documentElement.lang = wanted;
}

/** The text of this name in the current language. */
export function t(key: Key, values: Values = {}): string {
  return fill(catalogues[language][key], values);
}

/** A word that the server gives (a side, a kind of piece, a summary, a part of a written position), in the current language where we have it. */
export function word(
  group: 'side' | 'piece' | 'summary' | 'written',
  name: string,
  otherwise: string = name,
): string {
  const key = `${group}.${name}`;
  return isKey(key) ? t(key) : otherwise;
}

function first(): Language {
  const kept = remembered('language');
  const wanted = kept ?? (typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2));
  return wanted === 'de' ? 'de' : 'en';
}
