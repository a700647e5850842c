import type { Route } from '../router/route';

export const reviewRoutes: readonly Route[] = [
  { pattern: '/analysis', title: 'nav-analysis', page: () => import('./AnalysisPage.svelte') },
  {
    pattern: '/review/:table',
    needsServer: true,
    title: 'review-review',
    page: () => import('./ReviewPage.svelte'),
  },
  { pattern: '/editor', title: 'review-editor', page: () => import('./EditorPage.svelte') },
];
