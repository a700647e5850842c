import { signOut, type Person } from '../api/people';
import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';

/** Somebody has signed in or up: everything that hangs on who this is begins anew. */
export function arrive(me: Person): void {
  session.become(me);
  connection.restart();
}

/** Nobody is signed in here any more. */
export function gone(): void {
  session.become(null);
  connection.restart();
}

export async function leave(): Promise<void> {
  await signOut();
  gone();
}
