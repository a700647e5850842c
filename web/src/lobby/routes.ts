import type { Route } from '../router/route';

export const lobbyRoutes: readonly Route[] = [
  { pattern: '/new', needsServer: true, title: 'new-title', page: () => import('./NewGame.svelte') },
  { pattern: '/lobby', needsServer: true, title: 'lobby-title', page: () => import('./Lobby.svelte') },
  {
    pattern: '/invite/:invitation',
    needsServer: true,
    title: 'invited-title',
    page: () => import('./Invite.svelte'),
  },
];
