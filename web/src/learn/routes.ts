import type { Route } from '../router/route';

export const learnRoutes: readonly Route[] = [];
