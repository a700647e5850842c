import { isLocal, onAnswer } from './network';

let reached = $state(true);
let isOnline = $state(navigator.onLine);

onAnswer((answered) => (reached = answered));
window.addEventListener('online', () => {
  isOnline = true;
  reached = true;
});
window.addEventListener('offline', () => (isOnline = false));

/** Whether nothing can be asked of the server: there is no network, or the last request had no answer. */
export function isOffline(): boolean {
  return !reached || (!isOnline && !isLocal());
}
