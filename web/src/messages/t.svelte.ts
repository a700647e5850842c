import { remembered, remember } from '../ui/storage';
import { Catalogue, type Values } from './catalogue';
import type { MessageId, Variables } from './ids';

/** All languages. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

/** Only the current language is loaded. */
const texts: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
};
const loaded: Partial<Record<Language, Catalogue>> = {};

let language = $state<Language>(first());
let spoken = $state.raw<Catalogue | null>(null);

/** The current language. */
export function currentLanguage(): Language {
  return language;
}

/** Switches to another language as soon as its messages are loaded. */
export function setLanguage(wanted: Language): void {
  language = wanted;
  remember('language', wanted);
  document.documentElement.lang = wanted;
  const known = loaded[wanted];
  if (known) spoken = known;
  // Without a connection, the language stays as it is.
  else loadWords(wanted).catch(() => undefined);
}

/** Loads the messages of a language, and switches to it if it is still wanted. */
export async function loadWords(wanted: Language): Promise<void> {
  const known = (loaded[wanted] ??= new Catalogue(wanted, (await texts[wanted]()).default));
  if (wanted === language) spoken = known;
}

type Filled<Id extends MessageId> = [Variables[Id]] extends [never]
  ? []
  : [values: Readonly<Record<Variables[Id], string | number>>];

/** The message of this id in the current language. */
export function t<Id extends MessageId>(id: Id, ...[values]: Filled<Id>): string {
  return lookUp(id, values) ?? id;
}

/** A message by a computed id; null if there is none. */
export function lookUp(id: string, values?: Values, attribute?: string): string | null {
  return spoken?.find(id, values, attribute) ?? null;
}

/** Translates a word of the server (a side, a kind of piece, a summary), if there is a message for it. */
export function word(group: 'side' | 'piece' | 'summary', name: string, otherwise: string = name): string {
  return lookUp(`${group}-${name.toLowerCase().replaceAll(' ', '-')}`) ?? otherwise;
}

function first(): Language {
  const kept = remembered('language');
  const wanted = kept ?? (typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2));
  return wanted === 'de' ? 'de' : 'en';
}
