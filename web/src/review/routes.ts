import type { Route } from '../router/route';

export const reviewRoutes: readonly Route[] = [
  { pattern: '/analysis', title: 'nav.analysis', page: () => import('./AnalysisPage.svelte') },
];
