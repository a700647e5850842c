import { signOut, type Person } from '../api/people';
import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';

/** After signing in or up: resets everything that depends on the player. */
export function arrive(me: Person): void {
  session.become(me);
  connection.restart();
}

/** After signing out. */
export function gone(): void {
  session.become(null);
  connection.restart();
}

export async function leave(): Promise<void> {
  await signOut();
  gone();
}
