import { showcases, type Showcase } from '../games/games';
import { byGame } from '../games/files';
import { say, type CourseTexts, type Say } from '../messages/learn';
import type { Task } from './task';

/** Everything there is to learn about a game. */
export interface Course {
  readonly game: Showcase;
  /** The sections of the rules, in order. */
  readonly lessons: readonly Task[];
  readonly exercises: readonly Task[];
}

type Loader = () => Promise<{ default: unknown }>;
const lessonsOf = byGame<Loader>(
  import.meta.glob(['../games/*/lessons.json', '@examples/*/web/lessons.json']),
);
const exercisesOf = byGame<Loader>(
  import.meta.glob(['../games/*/exercises.json', '@examples/*/web/exercises.json']),
);

/** The course of a game; null if it has none. */
export async function courseOf(name: string): Promise<Course | null> {
  const game = showcases.find((each) => each.name === name);
  const [lessons, exercises] = [lessonsOf.get(name), exercisesOf.get(name)];
  if (!game || !lessons || !exercises) return null;
  const [read, practised] = await Promise.all([lessons(), exercises()]);
  return { game, lessons: read.default as Task[], exercises: practised.default as Task[] };
}

/** The courses of all games, in the order of the home page. */
export async function allCourses(): Promise<readonly Course[]> {
  const courses = await Promise.all(showcases.map((game) => courseOf(game.name)));
  return courses.filter((course) => course !== null);
}

/** The most lessons on one page. */
const PART = 5;
/** How many words of an explanation people read in a minute. */
const WORDS_A_MINUTE = 180;
const READ: readonly Say[] = ['title', 'text', 'ruling', 'task', 'done'];

/** The lessons in parts of about the same length, each short enough for a page. */
export function partsOf(lessons: readonly Task[]): readonly (readonly Task[])[] {
  const count = Math.max(1, Math.ceil(lessons.length / PART));
  const end = (at: number) => Math.round((at * lessons.length) / count);
  return Array.from({ length: count }, (_, at) => lessons.slice(end(at), end(at + 1)));
}

/** How many minutes it takes to read some lessons. */
export function minutesOf(lessons: readonly Task[], texts: CourseTexts): number {
  const all = lessons.flatMap(({ id }) => READ.map((what) => say(texts, 'lesson', id, what)));
  const words = all
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  return Math.ceil(words / WORDS_A_MINUTE);
}
