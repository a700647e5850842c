import type { Route } from '../router/route';

export const tableRoutes: readonly Route[] = [
  {
    pattern: '/table/:id',
    needsServer: true,
    title: 'table-title',
    page: () => import('./TablePage.svelte'),
  },
];
