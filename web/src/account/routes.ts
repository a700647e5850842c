import type { Route } from '../router/route';

export const accountRoutes: readonly Route[] = [
  { pattern: '/sign-in', needsServer: true, title: 'signIn-in', page: () => import('./SignIn.svelte') },
  {
    pattern: '/account',
    needsServer: true,
    title: 'account-title',
    page: () => import('./AccountPage.svelte'),
  },
  {
    pattern: '/player/:name',
    needsServer: true,
    title: 'player-title',
    page: () => import('./PlayerPage.svelte'),
  },
  {
    pattern: '/leaders',
    needsServer: true,
    title: 'leaders-title',
    page: () => import('./LeadersPage.svelte'),
  },
];
