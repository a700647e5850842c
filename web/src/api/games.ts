import type { AnalyseRequest, ExploreRequest, GamesView } from '../wire/generated';
import { ask, listGames } from '../rules/rules';
import { call } from './http';

let known: Promise<GamesView> | null = null;

/** The games and computer players; the rules are asked once. */
export function games(): Promise<GamesView> {
  known ??= listGames().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** A position without a table, after some moves. */
export const explore = (request: ExploreRequest) => ask('/explore', request);

/** What the computer thinks of a position. */
export const analyse = (request: AnalyseRequest, signal?: AbortSignal) =>
  call('post', '/analyse', { body: request, signal });
