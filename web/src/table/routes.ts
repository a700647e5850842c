import type { Route } from '../router/route';

export const tableRoutes: readonly Route[] = [];
