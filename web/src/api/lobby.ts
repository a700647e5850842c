import type { components } from '../wire/api';
import type { ChallengeView, Paired, SeekRequest, SeekView, TableSummary, Terms } from '../wire/generated';
import { call, query } from './http';

type Schemas = components['schemas'];
/** A table at which something happened that its player has not seen. */
export type Unread = Schemas['UnreadView'];

/** Who looks for a game; anybody may ask. */
export const openSeeks = (): Promise<SeekView[]> => call('GET', '/seeks');
/** Looks for somebody to play with. */
export const seek = (request: SeekRequest): Promise<Schemas['Sought']> => call('POST', '/seeks', request);
/** Takes the own seek back. */
export const unseek = (id: string): Promise<void> => call('DELETE', `/seeks/${id}`);
/** Takes up somebody's seek: the game begins. */
export const takeSeek = (id: string): Promise<Schemas['At']> => call('POST', `/seeks/${id}`);
/** A game at once if somebody waits for just that, else a seek that waits. */
export const pair = (terms: Terms): Promise<Paired> => call('POST', '/pair', { terms });

/** The challenges from and to whoever asks. */
export const challenges = (): Promise<ChallengeView[]> => call('GET', '/challenges');
export const acceptChallenge = (id: string): Promise<Schemas['At']> =>
  call('POST', `/challenges/${id}/accept`);
/** Declines a challenge, or takes the own one back. */
export const declineChallenge = (id: string): Promise<void> => call('POST', `/challenges/${id}/decline`);

/** Where something happened that was not seen yet. */
export const unread = (limit = 100): Promise<Unread[]> => call('GET', `/me/unread${query({ limit })}`);
/** Public games that are over, the newest first. */
export const finishedTables = (limit = 6): Promise<TableSummary[]> =>
  call('GET', `/tables/finished${query({ limit })}`);
