import type { Language } from './t.svelte';

/** The texts of one game's course, by their names: `lesson.moving.title`, `exercise.fork.hint`. */
export type CourseTexts = Readonly<Record<string, string>>;

type Loader = () => Promise<{ texts: CourseTexts }>;
const files = import.meta.glob('./{en,de}/learn/*.ts') as Readonly<Record<string, Loader>>;

/** The texts of a course. They are long, so they come when the course is read. */
export async function courseTexts(game: string, language: Language): Promise<CourseTexts> {
  const load = files[`./${language}/learn/${game}.ts`];
  return load ? (await load()).texts : {};
}

/** What is said about a section or an exercise. */
export type Say = 'title' | 'text' | 'ruling' | 'task' | 'hint' | 'done' | 'wrong' | `wrong.${string}`;

/** A text of a section or exercise; empty where there is none. */
export function say(texts: CourseTexts, part: 'lesson' | 'exercise', id: string, what: Say): string {
  return texts[`${part}.${id}.${what}`] ?? '';
}
