import type { Effect } from '../wire/generated';
import type { Move, Side } from '../wire/scene';

/** What each move would do, by its text. */
export type Previews = ReadonlyMap<string, readonly Effect[]>;

/** What a move would do to pieces, by their spaces. */
export interface Preview {
  /** The enemy's pieces that it removes. */
  readonly victims: readonly string[];
  /** The mover's own pieces that it loses at once. */
  readonly losses: readonly string[];
  /** The mover's own pieces that the other side may remove afterwards. */
  readonly forfeits: readonly string[];
  /** Where a piece that goes on by itself is carried: the paths of boosts. */
  readonly boosts: readonly (readonly string[])[];
  /** Where the moved piece ends. */
  readonly end: string | null;
  /** The mover's own pieces that must capture, or one of them is lost. */
  readonly duties: readonly string[];
}

export const noPreview: Preview = {
  victims: [],
  losses: [],
  forfeits: [],
  boosts: [],
  end: null,
  duties: [],
};
export const NO_PREVIEWS: Previews = new Map();

export function previewsOf(all: readonly (readonly [string, readonly Effect[]])[]): Previews {
  return new Map(all);
}

/** The spaces of the pieces that can capture. */
export function canCapture(moves: readonly Move[]): readonly string[] {
  return [...new Set(moves.flatMap(({ aim, trail }) => (aim === null ? [] : trail.slice(0, 1))))];
}

/** What the effects of a move by this side mean for it. */
export function previewOf(effects: readonly Effect[], side: Side): Preview {
  const removed = effects.filter((effect) => effect.type === 'removed');
  const moved = effects.filter((effect) => effect.type === 'moved');
  return {
    ...noPreview,
    victims: removed.filter((effect) => effect.side !== side).map(({ at }) => at),
    losses: removed.filter((effect) => effect.side === side).map(({ at }) => at),
    forfeits: effects.filter((effect) => effect.type === 'missed').map(({ at }) => at),
    boosts: moved.filter(({ how }) => how === 'boost').map(({ path }) => path),
    end: moved.at(-1)?.path.at(-1) ?? null,
  };
}

/** The moves, marked by what they would do: a move that captures, or that loses a piece, doesn't look like a plain one. */
export function marked(moves: readonly Move[], previews: Previews, side: Side | null): readonly Move[] {
  if (previews.size === 0 || side === null) return moves;
  return moves.map((move) => {
    const effects = previews.get(move.text);
    if (!effects) return move;
    const { victims, losses } = previewOf(effects, side);
    return { ...move, captures: victims.length > 0, loses: losses.length > 0 };
  });
}

/**
 * What the considered moves would do: the one under the pointer in full, or what all of them together could capture and
 * what each of them gives up.
 */
export function together(considered: readonly Move[], previews: Previews, side: Side): Preview {
  const all = considered.flatMap(({ text }) => {
    const effects = previews.get(text);
    return effects ? [previewOf(effects, side)] : [];
  });
  const [first, ...rest] = all;
  if (!first || all.length < considered.length) return noPreview;
  if (rest.length === 0) return first;
  const inAll = (which: 'losses' | 'forfeits') =>
    first[which].filter((space) => rest.every((each) => each[which].includes(space)));
  return {
    ...noPreview,
    victims: [...new Set(all.flatMap(({ victims }) => victims))],
    losses: inAll('losses'),
    forfeits: inAll('forfeits'),
  };
}
