import { showcases, type Showcase } from '../games/games';
import { byGame } from '../games/files';
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
