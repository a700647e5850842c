import { showcases } from '../games/games';
import type { Params } from '../router/match';
import type { Route } from '../router/route';

const about = ({ game }: Params) => showcases.find(({ name }) => name === game)?.title;

export const learnRoutes: readonly Route[] = [
  { pattern: '/learn', title: 'learn-title', page: () => import('./LearnPage.svelte') },
  { pattern: '/learn/:game', title: 'learn-title', about, page: () => import('./RulesPage.svelte') },
  {
    pattern: '/learn/:game/:exercise',
    title: 'learn-title',
    about,
    page: () => import('./ExercisePage.svelte'),
  },
];
