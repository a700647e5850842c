import { Connection, type Status } from './connection';

let status = $state<Status>('off');

/** The state of the connection, for pages. */
export function connectionStatus(): Status {
  return status;
}

/** The connection of this page. */
export const connection = new Connection(openSocket, (now) => (status = now));

// A network that is back, or a page that is looked at again, does not wait for the next try.
window.addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retry();
});

function openSocket(): WebSocket {
  const url = new URL('/api/v1/socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}
