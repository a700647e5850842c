import type { AnalyseRequest, Analysis, ExploreRequest, ExploreView, GamesView } from '../wire/generated';
import { call } from './http';

let known: Promise<GamesView> | null = null;

/** The games and the computers that play them; asked for once. */
export function games(): Promise<GamesView> {
  known ??= call<GamesView>('GET', '/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** A position without a table, after some moves. */
export const explore = (
  request: Partial<ExploreRequest> & Pick<ExploreRequest, 'game'>,
): Promise<ExploreView> => call('POST', '/explore', { moves: [], ...request });

/** What the computer thinks of a position. */
export const analyse = (
  request: Partial<AnalyseRequest> & Pick<AnalyseRequest, 'game'>,
  signal?: AbortSignal,
): Promise<Analysis> => call('POST', '/analyse', { moves: [], ...request }, signal);
