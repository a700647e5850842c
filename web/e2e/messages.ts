import { Catalogue } from '../src/messages/catalogue';
import type { PlainId } from '../src/messages/ids';
import { textOf } from '../vite/messages';

/** What the page says in a language, for tests that look for it. */
export function wordsOf(language: 'en' | 'de') {
  const catalogue = new Catalogue(language, textOf(language));
  return {
    ids: catalogue.ids,
    text: (id: PlainId) => catalogue.find(id) ?? id,
  };
}
