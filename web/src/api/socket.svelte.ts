import { Connection, type Status } from './connection';

let status = $state<Status>('off');

/** The state of the connection, for pages. */
export function connectionStatus(): Status {
  return status;
}

/** The connection of this page. */
export const connection = new Connection(openSocket, (now) => (status = now));

// When the network is back or the page visible again, don't wait for the next attempt.
window.addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retry();
});

function openSocket(): WebSocket {
  const url = new URL('/api/v1/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}
