import { currentPath, navigate } from '../router/router.svelte';

export const tablePath = (table: string): string => `/table/${table}`;

/** Goes to a table, unless its page is open already. */
export function goToTable(table: string, how: 'push' | 'replace' = 'push'): void {
  if (currentPath() !== tablePath(table)) navigate(tablePath(table), how);
}

/** Stores the invitation to the free seat for the page of the table, which shows the link. */
export function keepInvitation(table: string, invitation: string): void {
  try {
    sessionStorage.setItem(`invite.${table}`, invitation);
  } catch {
    // A private window without storage: the table exists anyway.
  }
}

/** The link to send. It names the table too, so that the page can show the terms. */
export const invitePath = (invitation: string, table: string): string =>
  `/invite/${encodeURIComponent(invitation)}?table=${encodeURIComponent(table)}`;
