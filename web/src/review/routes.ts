import type { Route } from '../router/route';

export const reviewRoutes: readonly Route[] = [];
