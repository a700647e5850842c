import { remember, remembered } from '../ui/storage';

/** Whether something is a section of the rules or an exercise. */
export type Part = 'lesson' | 'exercise';

/** The reader's progress, stored in this browser. */
class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set(read()));

  has(game: string, part: Part, id: string): boolean {
    return this.#done.has(`${game}/${part}/${id}`);
  }

  /** How many of these are done. */
  count(game: string, part: Part, ids: readonly string[]): number {
    return ids.filter((id) => this.has(game, part, id)).length;
  }

  /** The first that is not done; null if all are. */
  next(game: string, part: Part, ids: readonly string[]): string | null {
    return ids.find((id) => !this.has(game, part, id)) ?? null;
  }

  add(game: string, part: Part, id: string): void {
    this.#keep(new Set([...this.#done, `${game}/${part}/${id}`]));
  }

  /** Resets the progress in one game. */
  forget(game: string): void {
    this.#keep(new Set([...this.#done].filter((name) => !name.startsWith(`${game}/`))));
  }

  #keep(done: ReadonlySet<string>): void {
    this.#done = done;
    remember('learn', [...done].join(' '));
  }
}

export const progress = new Progress();

function read(): readonly string[] {
  return (remembered('learn') ?? '').split(' ').filter((name) => name !== '');
}
