import type { MatchForm } from '../wire/generated';

export type MatchKind = MatchForm['kind'];

/** The values of the match picker. Null means the default of the game, which is its usual match. */
export interface MatchChoice {
  readonly form: MatchKind | null;
  readonly games: number | null;
  readonly points: number | null;
  readonly stake: number;
}

/** The match that a game suggests to two people. */
export const usualMatch: MatchChoice = { form: null, games: null, points: null, stake: 1 };

/**
 * The form of the match, with the numbers of the game's usual match where none were chosen. A game from a position is
 * no part of a series, as it does not begin anew.
 */
export function matchOf(choice: MatchChoice, usual: MatchForm, fromPosition = false): MatchForm {
  const kind = choice.form ?? usual.kind;
  switch (fromPosition && kind !== 'stakes' ? 'single' : kind) {
    case 'single':
      return { kind: 'single' };
    case 'bestOf': {
      const games = usual.kind === 'bestOf' ? usual.games : 3;
      return { kind: 'bestOf', games: whole(choice.games, 99, games) };
    }
    case 'firstTo': {
      const points = usual.kind === 'firstTo' ? usual.points : 5;
      return { kind: 'firstTo', points: whole(choice.points, 999, points) };
    }
    case 'stakes':
      return { kind: 'stakes', stake: whole(choice.stake, 1_000_000, 1) };
  }
}

function whole(value: number | null, most: number, otherwise: number): number {
  if (value === null || !Number.isFinite(value)) return otherwise;
  return Math.round(Math.min(most, Math.max(1, value)));
}
