import { showcases, type Showcase } from '../showcase/showcase';
import type { Task } from './task';

/** Everything there is to learn about a game. */
export interface Course {
  readonly game: Showcase;
  /** The sections of the rules, in order. */
  readonly lessons: readonly Task[];
  readonly exercises: readonly Task[];
}

type Loader = () => Promise<{ default: unknown }>;
const files = import.meta.glob('./{lessons,exercises}/*.json') as Readonly<Record<string, Loader>>;

/** The course of a game; null for a game that there is none for. */
export async function courseOf(name: string): Promise<Course | null> {
  const game = showcases.find((each) => each.name === name);
  const [lessons, exercises] = [files[`./lessons/${name}.json`], files[`./exercises/${name}.json`]];
  if (!game || !lessons || !exercises) return null;
  const [read, practised] = await Promise.all([lessons(), exercises()]);
  return { game, lessons: read.default as Task[], exercises: practised.default as Task[] };
}

/** The courses of all games, in the order of the home page. */
export async function allCourses(): Promise<readonly Course[]> {
  const courses = await Promise.all(showcases.map((game) => courseOf(game.name)));
  return courses.filter((course) => course !== null);
}
