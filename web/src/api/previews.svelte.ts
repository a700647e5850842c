import { NO_PREVIEWS, previewsOf } from '../board/preview';
import { ask } from '../rules/rules';
import type { Effect } from '../wire/generated';
import type { Move } from '../wire/scene';

/** The position and the moves whose effects are wanted. */
export interface PreviewsWanted {
  readonly game: string;
  readonly position: string;
  readonly moves: readonly Move[];
}

/** What moves would do, once the rules have said so. Must be created during a component's setup. */
export class PreviewWatch {
  #known = $state.raw<{
    readonly key: string;
    readonly effects: ReadonlyMap<string, readonly Effect[]>;
  } | null>(null);
  readonly #wanted: () => PreviewsWanted | null;

  constructor(wanted: () => PreviewsWanted | null) {
    this.#wanted = wanted;
    $effect(() => {
      const now = wanted();
      if (now === null) return;
      let over = false;
      const { game, position, moves } = now;
      const key = keyOf(now);
      const each = moves.map(async ({ text }) => {
        const { effects } = await ask('/preview', { game, position, move: text });
        return [text, effects] as const;
      });
      Promise.all(each).then(
        (effects) => {
          if (!over) this.#known = { key, effects: previewsOf(effects) };
        },
        // Previews are only a help; errors are ignored.
        () => undefined,
      );
      return () => (over = true);
    });
  }

  /** The effects of each move; none for as long as they are not known. */
  readonly effects = $derived.by((): ReadonlyMap<string, readonly Effect[]> => {
    const now = this.#wanted();
    return now !== null && this.#known?.key === keyOf(now) ? this.#known.effects : NO_PREVIEWS;
  });
}

function keyOf({ game, position, moves }: PreviewsWanted): string {
  return `${game} ${position} ${moves.length}`;
}
