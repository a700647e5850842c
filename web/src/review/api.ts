import { call } from '../api/http';
import type { ComposeRequest, RecordMakeRequest } from '../wire/generated';

/** Plays a record again and checks its dice; it comes back in both forms. */
export const checkRecord = (record: unknown) => call('post', '/records/check', { body: { record } });

/** Takes a text with several records apart. */
export const splitRecords = (text: string) => call('post', '/records/split', { body: { text } });

/** Plays a line and writes it down, in both forms. */
export const makeRecord = (record: RecordMakeRequest) => call('post', '/records/make', { body: record });

/** The record of a game at a table; the newest if none is named. */
export const tableRecord = (table: string, game: number | null) =>
  call('get', '/tables/{table}/record', { path: { table }, query: { game, format: 'json' } });

/** Starts the computer's review of a finished game, and returns what is known already. */
export const startReview = (table: string, game: number | null) =>
  call('post', '/tables/{table}/review', { path: { table }, query: { game } });

/** How far the review of a game has come. */
export const reviewSoFar = (table: string, game: number | null) =>
  call('get', '/tables/{table}/review', { path: { table }, query: { game } });

/** Puts a position together: the one that is given, or the start, with other pieces and another turn where they are given. */
export const compose = (request: ComposeRequest) => call('post', '/compose', { body: request });
