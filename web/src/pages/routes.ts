import { accountRoutes } from '../account/routes';
import { learnRoutes } from '../learn/routes';
import { lobbyRoutes } from '../lobby/routes';
import { reviewRoutes } from '../review/routes';
import { match, type Params } from '../router/match';
import type { Route } from '../router/route';
import { tableRoutes } from '../table/routes';
import Home from './Home.svelte';

const missing: Route = { pattern: '', title: 'missing-title', page: () => import('./NotFound.svelte') };

/**
 * Every page of the app by its address. The home page is part of the app; all others are loaded when needed.
 */
const routes: readonly Route[] = [
  { pattern: '/', title: null, page: () => Promise.resolve({ default: Home }) },
  { pattern: '/settings', title: 'settings-title', page: () => import('./SettingsPage.svelte') },
  { pattern: '/about', title: 'about-title', page: () => import('./About.svelte') },
  ...lobbyRoutes,
  ...tableRoutes,
  ...reviewRoutes,
  ...learnRoutes,
  ...accountRoutes,
];

/** The page for an address, and the parameters in it. */
export function routeOf(path: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: missing, params: {} };
}
