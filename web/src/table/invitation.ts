import { invitePath } from '../lobby/table-links';

/**
 * The invitation to the free seat of a table, which only its creator has. The page for a new game hands it
 * over as `/table/ID?invite=INVITATION`; it is kept under `invite.ID` for as long as the window is open, so that the page
 * can be loaded again.
 */
export function invitationTo(table: string, search: URLSearchParams): string | null {
  const given = search.get('invite');
  try {
    if (given) sessionStorage.setItem(`invite.${table}`, given);
    return given ?? sessionStorage.getItem(`invite.${table}`);
  } catch {
    return given;
  }
}

/** The address to send to a friend. */
export function invitationLink(invitation: string, table: string, origin: string): string {
  return `${origin}${invitePath(invitation, table)}`;
}
