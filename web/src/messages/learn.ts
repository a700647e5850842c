import { Catalogue } from './catalogue';
import type { Language } from './t.svelte';

/** The texts of one game's course, by their ids without the game: `lesson-moving-title`, `exercise-fork-hint`. */
export type CourseTexts = Readonly<Record<string, string>>;

type Loader = () => Promise<string>;
const files = import.meta.glob(
  ['../../../crates/words/locales/{en,de}/learn/*.ftl', '@examples/*/locales/{en,de}/learn/*.ftl'],
  { query: '?raw', import: 'default' },
) as Readonly<Record<string, Loader>>;

/** The texts of a course. They are long, so they are loaded when the course is opened. */
export async function courseTexts(game: string, language: Language): Promise<CourseTexts> {
  const path = Object.keys(files).find((each) => each.endsWith(`/locales/${language}/learn/${game}.ftl`));
  const load = path && files[path];
  if (!load) return {};
  const course = new Catalogue(language, await load());
  const named = course.ids.map((id) => [id.slice(`${game}-`.length), course.find(id) ?? '']);
  return Object.fromEntries(named) as CourseTexts;
}

/** The texts of a section or an exercise; wrong moves may have texts of their own. */
export type Say = 'title' | 'text' | 'ruling' | 'task' | 'hint' | 'done' | 'wrong' | `wrong-${string}`;

/** The id of a text of a section or exercise. Ids have no punctuation, so moves have `_` for it: `b4_c` is `b4*c`. */
export function courseId(part: 'lesson' | 'exercise', id: string, what: Say): string {
  return `${part}-${id}-${what}`.replace(/[^a-zA-Z0-9-]/g, '_');
}

/** A text of a section or exercise; empty where there is none. */
export function say(texts: CourseTexts, part: 'lesson' | 'exercise', id: string, what: Say): string {
  return texts[courseId(part, id, what)] ?? '';
}
