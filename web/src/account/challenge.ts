import type { Challenge } from '../api/players';
import { casual } from '../api/tables';
import type { FirstMove, Groups, MatchForm, TimeControl } from '../wire/generated';

const fischer = (minutes: number, seconds: number): TimeControl => ({
  kind: 'fischer',
  startMs: minutes * 60_000,
  incrementMs: seconds * 1000,
});

/** The clocks to choose from, from fast to slow. */
export const clocks = {
  '180+2': fischer(3, 2),
  '300+3': fischer(5, 3),
  '600+5': fischer(10, 5),
  '900+10': fischer(15, 10),
  '1800+0': fischer(30, 0),
  '1d': { kind: 'days', days: 1 },
  '3d': { kind: 'days', days: 3 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, TimeControl>>;
export type Clock = keyof typeof clocks;

export const seats = ['any', 'first', 'second'] as const;
export type Seat = (typeof seats)[number];

interface Wanted {
  readonly game: string;
  readonly clock: Clock;
  readonly seat: Seat;
  readonly form: MatchForm;
  readonly begins: FirstMove;
  readonly groups: Groups;
  readonly openSetup: boolean;
  readonly rated: boolean;
}

/** The challenge to send. Rated games have no takebacks. */
export function request({ game, clock, seat, rated, ...agreed }: Wanted): Challenge {
  return { terms: { ...casual(game), ...agreed, time: clocks[clock], rated, takebacks: !rated }, seat };
}
