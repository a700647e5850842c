import type { Route } from '../router/route';

export const accountRoutes: readonly Route[] = [
  { pattern: '/sign-in', title: 'signIn-in', page: () => import('./SignIn.svelte') },
  { pattern: '/account', title: 'account-title', page: () => import('./AccountPage.svelte') },
  { pattern: '/player/:name', title: 'player-title', page: () => import('./PlayerPage.svelte') },
  { pattern: '/leaders', title: 'leaders-title', page: () => import('./LeadersPage.svelte') },
];
