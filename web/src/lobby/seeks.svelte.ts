import { openSeeks } from '../api/lobby';
import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';
import type { SeekView } from '../wire/generated';
import { Polled } from '../ui/polled.svelte';

const NOW_AND_THEN = 20_000;

/** The open seeks, kept up to date. */
export class Seeks extends Polled<readonly SeekView[]> {
  constructor() {
    super(openSeeks);
  }

  /**
   * Follows them until the returned function is called. Known players receive every change at once; visitors ask
   * regularly, unless `enter` makes them a guest.
   */
  follow(enter = false): () => void {
    let stops = [
      connection.listen((message) => {
        if (message.type === 'seeks') [this.value, this.error] = [message.seeks, null];
      }),
      this.every(NOW_AND_THEN),
    ];
    let over = false;
    const listen = () => {
      if (!over) stops = [...stops, connection.lobby()];
    };
    if (enter) listen();
    else
      session
        .look()
        .then((me) => me && listen())
        .catch(() => undefined);
    return () => {
      over = true;
      stops.forEach((stop) => stop());
    };
  }
}
