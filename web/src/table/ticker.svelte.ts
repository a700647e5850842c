import { connection } from '../api/socket.svelte';

/** The server's time, ticking. */
export class Ticker {
  now = $state(connection.now());

  /** Ticks until the returned function is called. */
  run(period: number): () => void {
    this.now = connection.now();
    const timer = setInterval(() => (this.now = connection.now()), period);
    return () => clearInterval(timer);
  }
}
