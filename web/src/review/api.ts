import { call, query } from '../api/http';
import type {
  ComposeRequest,
  ComposeView,
  RecordChecked,
  RecordMakeRequest,
  Review,
} from '../wire/generated';

/** Plays a record again and checks its dice; it comes back in both forms. */
export const checkRecord = (record: unknown): Promise<RecordChecked> =>
  call('POST', '/records/check', { record });

/** Plays a line and writes it down, in both forms. */
export const makeRecord = (
  record: Pick<RecordMakeRequest, 'game' | 'position'> & { readonly moves: readonly string[] },
): Promise<RecordChecked> => call('POST', '/records/make', record);

/** The record of a game at a table; the newest if none is named. */
export const tableRecord = (table: string, game: number | null): Promise<unknown> =>
  call('GET', `/tables/${encodeURIComponent(table)}/record${query({ game, format: 'json' })}`);

/** Lets the computer review a game that is over, and gives what is known already. */
export const startReview = (table: string, game: number | null): Promise<Review> =>
  call('POST', `/tables/${encodeURIComponent(table)}/review${query({ game })}`);

/** How far the review of a game has come. */
export const reviewSoFar = (table: string, game: number | null): Promise<Review> =>
  call('GET', `/tables/${encodeURIComponent(table)}/review${query({ game })}`);

/** Puts a position together: the one that is given, or the start, with other pieces and another turn where they are given. */
export const compose = (
  request: Partial<ComposeRequest> & Pick<ComposeRequest, 'game'>,
): Promise<ComposeView> => call('POST', '/compose', request);
