import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const __FILES__: { url: string; revision: string | null }[];

/** What this file uses of a service worker; the types of the page know none. */
interface Worker {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
/** The path of the app's first page. */
const HOME = new URL('./', location.href).pathname;

precacheAndRoute(__FILES__);
cleanupOutdatedCaches();
clientsClaim();

// Every address of the app is its one page. The server's own pages and files stay the server's.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  createHandlerBoundToURL('./'),
);

// A new version waits until a page asks for it: nothing changes in the middle of a game.
worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});

function isPage({ pathname }: URL): boolean {
  const path = pathname.slice(HOME.length);
  return path !== 'api' && !path.startsWith('api/') && !path.slice(path.lastIndexOf('/') + 1).includes('.');
}
