import type { Route } from '../router/route';

export const accountRoutes: readonly Route[] = [];
