import { whyNot } from '../api/why';
import type { ExploreView } from '../wire/generated';

/** Why a try was refused: in the words of the rules, or by what would have been possible. */
export type Refused =
  | { readonly kind: 'words'; readonly words: string }
  /** Nothing begins on this space. */
  | { readonly kind: 'nothing'; readonly space: string }
  /** From there it goes elsewhere. */
  | { readonly kind: 'elsewhere'; readonly from: string; readonly to: readonly string[] };

/** Why the touched spaces are not a move; if the rules don't say, what may be done instead. */
export async function explain(game: string, view: ExploreView, spaces: readonly string[]): Promise<Refused> {
  const words = await whyNot(game, view.position, spaces).catch(() => '');
  return words === '' ? openInstead(view, spaces) : { kind: 'words', words };
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
