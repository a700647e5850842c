import { byGame } from '../games/files';

/** An arrangement with a name. Its texts are found by its `id`, among those of the course. */
export interface NamedArrangement {
  readonly id: string;
  /** How the notation writes it, for each group of pieces. */
  readonly setups: readonly string[];
}

const files = byGame<() => Promise<{ default: unknown }>>(
  import.meta.glob(['../games/*/arrangements.json', '@examples/*/web/arrangements.json']),
);

/** The arrangements of a game that have names. */
export async function arrangementsOf(game: string): Promise<readonly NamedArrangement[]> {
  const load = files.get(game);
  return load ? ((await load()).default as readonly NamedArrangement[]) : [];
}
