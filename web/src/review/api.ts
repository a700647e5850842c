import { call, query } from '../api/http';
import type { PieceView, RecordChecked, Review } from '../wire/generated';

/** Plays a record again and checks its dice; it comes back in both forms. */
export const checkRecord = (record: unknown): Promise<RecordChecked> =>
  call('POST', '/records/check', { record });

/** A line that shall become a record. */
export interface RecordToMake {
  readonly game: string;
  readonly position: string | null;
  readonly setups: readonly [string, string] | null;
  readonly first: number | null;
  readonly moves: readonly string[];
}

/** A record in both forms. */
export interface RecordMade {
  readonly text: string;
  readonly json: unknown;
}

export const makeRecord = (record: RecordToMake): Promise<RecordMade> =>
  call('POST', '/records/make', record);

/** The record of a game at a table; the newest if none is named. */
export const tableRecord = (table: string, game: number | null): Promise<unknown> =>
  call('GET', `/tables/${encodeURIComponent(table)}/record${query({ game, format: 'json' })}`);

/** Lets the computer review a game that is over, and gives what is known already. */
export const startReview = (table: string, game: number | null): Promise<Review> =>
  call('POST', `/tables/${encodeURIComponent(table)}/review${query({ game })}`);

/** How far the review of a game has come. */
export const reviewSoFar = (table: string, game: number | null): Promise<Review> =>
  call('GET', `/tables/${encodeURIComponent(table)}/review${query({ game })}`);

/** A piece that a game has. */
export interface Stock {
  /** As positions write it: upper case for seat 1. */
  readonly letter: string;
  /** As the rule sheet calls it. */
  readonly kind: string;
  readonly side: number;
  readonly ratings: readonly [number, number, number] | null;
}

/** A position that was put together. */
export interface Composed {
  readonly position: string;
  readonly turn: number;
  readonly pieces: readonly PieceView[];
  /** The pieces that the game has. */
  readonly stock: readonly Stock[];
}

/** Puts a position together: the one that is given, or the start, with other pieces and another turn where they are given. */
export const compose = (request: {
  readonly game: string;
  readonly position?: string | null;
  readonly pieces?: readonly { readonly space: string; readonly letter: string }[];
  readonly turn?: number;
}): Promise<Composed> => call('POST', '/compose', request);
