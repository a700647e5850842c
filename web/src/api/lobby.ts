import type { SeekRequest, Terms } from '../wire/generated';
import { call } from './http';

/** A table with events that its player has not seen. */
export type { UnreadView as Unread } from '../wire/generated';

/** The open seeks; visible to anyone. */
export const openSeeks = () => call('get', '/seeks');
/** Creates a seek. */
export const seek = (request: SeekRequest) => call('post', '/seeks', { body: request });
/** Withdraws one's own seek. */
export const unseek = (seek: string) => call('delete', '/seeks/{seek}', { path: { seek } });
/** Accepts a seek: the game begins. */
export const takeSeek = (seek: string) => call('post', '/seeks/{seek}', { path: { seek } });
/** Joins a matching seek, or creates one. */
export const pair = (terms: Terms) => call('post', '/pair', { body: { terms } });

/** The challenges from and to the current player. */
export const challenges = () => call('get', '/challenges');
export const acceptChallenge = (challenge: string) =>
  call('post', '/challenges/{challenge}/accept', { path: { challenge } });
/** Declines a challenge, or withdraws one's own. */
export const declineChallenge = (challenge: string) =>
  call('post', '/challenges/{challenge}/decline', { path: { challenge } });

/** The tables with unseen events. */
export const unread = (limit = 100) => call('get', '/me/unread', { query: { limit } });
