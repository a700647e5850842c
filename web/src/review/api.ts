import { call } from '../api/http';
import { ask } from '../rules/rules';
import type { ComposeRequest, RecordCheckRequest, RecordMakeRequest } from '../wire/generated';

/** Replays a record and verifies its dice; returns it as text and JSON. */
export const checkRecord = (record: RecordCheckRequest['record']) => ask('/records/check', { record });

/** Splits a text into records. */
export const splitRecords = (text: string) => ask('/records/split', { text });

/** Makes a record of a line, as text and JSON. */
export const makeRecord = (record: RecordMakeRequest) => ask('/records/make', record);

/** The record of a game at a table; the newest if none is named. */
export const tableRecord = (table: string, game: number | null) =>
  call('get', '/tables/{table}/record', { path: { table }, query: { game, format: 'json' } });

/** Starts the computer's review of a finished game, and returns what is known already. */
export const startReview = (table: string, game: number | null) =>
  call('post', '/tables/{table}/review', { path: { table }, query: { game } });

/** The progress of a review. */
export const reviewSoFar = (table: string, game: number | null) =>
  call('get', '/tables/{table}/review', { path: { table }, query: { game } });

/** Composes a position: a given one or the start, with other pieces and side to move if given. */
export const compose = (request: ComposeRequest) => ask('/compose', request);
