import type { Route } from '../router/route';

export const learnRoutes: readonly Route[] = [
  { pattern: '/learn', title: 'learn.title', page: () => import('./LearnPage.svelte') },
  { pattern: '/learn/:game', title: 'learn.title', page: () => import('./RulesPage.svelte') },
  { pattern: '/learn/:game/:exercise', title: 'learn.title', page: () => import('./ExercisePage.svelte') },
];
