import { call } from '../api/http';
import { currentLanguage } from '../messages/t.svelte';
import type { ExploreView } from '../wire/generated';

/** Why a try was refused: in the server's words, or by what would have been possible. */
export type Refused =
  | { readonly kind: 'words'; readonly words: string }
  /** Nothing begins on this space. */
  | { readonly kind: 'nothing'; readonly space: string }
  /** From there it goes elsewhere. */
  | { readonly kind: 'elsewhere'; readonly from: string; readonly to: readonly string[] };

/** Why the spaces that were touched make no move. The server explains in English; for others we say what is open. */
export async function whyNot(game: string, view: ExploreView, spaces: readonly string[]): Promise<Refused> {
  if (currentLanguage() === 'en') {
    try {
      const { why } = await call<{ why: string }>('POST', '/why', { game, position: view.position, spaces });
      if (why) return { kind: 'words', words: why };
    } catch {
      // Then by what would have been possible.
    }
  }
  return openInstead(view, spaces);
}

/** What would have been possible instead, as the legal moves say it. */
export function openInstead(view: Pick<ExploreView, 'moves'>, spaces: readonly string[]): Refused {
  const from = spaces[0] ?? '';
  const ends = view.moves.filter((move) => move.trail[0] === from).map((move) => move.trail.at(-1) ?? '');
  const to = [...new Set(ends)];
  return to.length > 0 && spaces.length > 1
    ? { kind: 'elsewhere', from, to }
    : { kind: 'nothing', space: spaces.at(-1) ?? '' };
}
