import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casual } from '../src/api/tables';
import type { Task } from '../src/learn/task';
import type { Terms } from '../src/wire/generated';
import { EXAMPLES } from '../vite/examples';

/** A game of the app, as its data files describe it. */
export interface Game {
  readonly name: string;
  readonly title: string;
  readonly credit: string;
  readonly isExample: boolean;
  readonly lessons: readonly Task[];
  readonly exercises: readonly Task[];
}

const games = foldersIn('src/games').map((folder) => read(join('src/games', folder), false));
const examples = foldersIn(EXAMPLES).map((folder) => read(join(EXAMPLES, folder, 'web'), true));

/** All games of the app, including the examples if the build has them. */
export const allGames: readonly Game[] = [...games, ...examples];

export function gameNamed(name: string): Game {
  const game = allGames.find((each) => each.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return game;
}

/** A friendly game without a clock, in which seat 1 begins. */
export function terms(game: string, more: Partial<Terms> = {}): Terms {
  return { ...casual(game), begins: 'first', ...more };
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function read(folder: string, isExample: boolean): Game {
  const json = <T>(file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as T;
  const { name, title, credit } = json<Pick<Game, 'name' | 'title' | 'credit'>>('showcase');
  const [lessons, exercises] = [json<Task[]>('lessons'), json<Task[]>('exercises')];
  return { name, title, credit, isExample, lessons, exercises };
}
