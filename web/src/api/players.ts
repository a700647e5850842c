import type { components } from '../wire/api';
import { call, query } from './http';

type Schemas = components['schemas'];
export type Player = Schemas['PlayerView'];
export type Rating = Schemas['RatingView'];
export type RatingPoint = Schemas['RatingPointView'];
export type Leader = Schemas['LeaderView'];
export type PlayedTable = Schemas['TableSummary'];
export type Speed = Schemas['Speed'];
export type Challenge = Schemas['ChallengeRequest'];
/** Against whom a rating was gained. */
export type Pool = 'people' | 'computers';

const at = (name: string): string => `/players/${encodeURIComponent(name)}`;
const MOST = 100;

/** Somebody who plays: a person, or a computer by its name, such as `level:4`. */
export const player = (name: string): Promise<Player> => call('GET', at(name));
/** How a rating came to be, the newest first; the last hundred games. */
export const ratingHistory = (
  name: string,
  { game, speed, againstComputers }: Pick<Rating, 'game' | 'speed' | 'againstComputers'>,
): Promise<RatingPoint[]> => {
  const pool: Pool = againstComputers ? 'computers' : 'people';
  return call(
    'GET',
    `${at(name)}/ratings/${encodeURIComponent(game)}/${speed}${query({ pool, limit: MOST })}`,
  );
};
/** The public games that somebody has finished, the newest first. */
export const playedTables = (name: string, offset = 0, limit = 12): Promise<PlayedTable[]> =>
  call('GET', `${at(name)}/tables${query({ offset, limit })}`);
export const challenge = (name: string, request: Challenge): Promise<Schemas['ChallengeView']> =>
  call('POST', `${at(name)}/challenge`, request);
export const leaderboard = (game: string, speed: Speed, pool: Pool): Promise<Leader[]> =>
  call('GET', `/leaderboard${query({ game, speed, pool, limit: MOST })}`);
