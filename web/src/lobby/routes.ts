import type { Route } from '../router/route';

export const lobbyRoutes: readonly Route[] = [];
