import { currentPath, navigate } from '../router/router.svelte';

export const tablePath = (table: string): string => `/table/${table}`;

/** Goes to a table, unless its page is already open. */
export function goToTable(table: string): void {
  if (currentPath() !== tablePath(table)) navigate(tablePath(table));
}

/** Keeps the invitation to the free seat for the page of the table, which shows the link. */
export function keepInvitation(table: string, invitation: string): void {
  try {
    sessionStorage.setItem(`invite.${table}`, invitation);
  } catch {
    // A private window that keeps nothing: the table is there all the same.
  }
}

/** The link to send: it says at which table the seat is, so that the page can tell what is played there. */
export const invitePath = (invitation: string, table: string): string =>
  `/invite/${encodeURIComponent(invitation)}?table=${encodeURIComponent(table)}`;
