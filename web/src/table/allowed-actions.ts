import type { AwayView, Fact, Offer, OfferView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';

/** The viewer's seat or seats. */
export type Seat = Side | 'both' | null;

/** What the viewer may do at the table now, besides moving. */
export interface Possible {
  /** What may be offered. */
  readonly offer: readonly Offer[];
  /** The opponent's open offers. */
  readonly answer: readonly Offer[];
  /** The viewer's open offers. */
  readonly withdraw: readonly Offer[];
  /** Why a draw may be claimed; null if it may not. */
  readonly claim: Fact | null;
  readonly resign: boolean;
  /** Between two games, the match can be resigned. */
  readonly concede: boolean;
  /** Before both have moved, a game is aborted without a loser. */
  readonly abort: boolean;
  /** Since when the opponent has been away, if that may end the game or the match. */
  readonly away: AwayView | null;
}

const nothing: Possible = {
  offer: [],
  answer: [],
  withdraw: [],
  claim: null,
  resign: false,
  concede: false,
  abort: false,
  away: null,
};

export function possible({ state, terms, game, steps }: TableView, seat: Seat): Possible {
  if (seat === null) return nothing;
  const { phase } = state;
  const live = phase === 'setup' || phase === 'playing';
  const may: Readonly<Record<Offer, boolean>> = {
    draw: phase === 'playing' && game.draws,
    takeback:
      phase === 'playing' && terms.takebacks && steps.some(({ by }) => by !== null && holds(seat, by)),
    rematch: phase === 'over',
  };
  const theirs = state.offers.filter((offer) => !isOwn(offer, seat)).map(({ what }) => what);
  const own = state.offers.filter((offer) => isOwn(offer, seat)).map(({ what }) => what);
  const other = seat === 'both' ? null : state.seats[seat === 1 ? 1 : 0];
  const betweenGames = phase === 'ready' && state.score.games > 0;
  return {
    offer: OFFERS.filter((what) => may[what] && !theirs.includes(what) && !own.includes(what)),
    answer: theirs,
    withdraw: own,
    claim: phase === 'playing' ? state.claimable : null,
    resign: live && !state.canAbort,
    concede: betweenGames,
    abort: live && state.canAbort,
    away: (live || betweenGames) && !state.paused && other?.away?.until ? other.away : null,
  };
}

const OFFERS: readonly Offer[] = ['takeback', 'draw', 'rematch'];

function isOwn(offer: OfferView, seat: Seat): boolean {
  return holds(seat, offer.by);
}

function holds(seat: Seat, side: Side): boolean {
  return seat === 'both' || seat === side;
}
