import type { Route } from '../router/route';

export const lobbyRoutes: readonly Route[] = [
  { pattern: '/new', title: 'new-title', page: () => import('./NewGame.svelte') },
  { pattern: '/lobby', title: 'lobby-title', page: () => import('./Lobby.svelte') },
  { pattern: '/invite/:invitation', title: 'invited-title', page: () => import('./Invite.svelte') },
];
