import type { Route } from '../router/route';

export const tableRoutes: readonly Route[] = [
  { pattern: '/table/:id', title: 'table-title', page: () => import('./TablePage.svelte') },
];
