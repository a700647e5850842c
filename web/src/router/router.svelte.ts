let path = $state(typeof location === 'undefined' ? '/' : location.pathname);
let search = $state(typeof location === 'undefined' ? '' : location.search);

/** The address of the page that is shown. */
export function currentPath(): string {
  return path;
}

/** The query of the address. */
export function currentSearch(): URLSearchParams {
  return new URLSearchParams(search);
}

/** Goes to another page of the app. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  arrive();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Follows links within the app and the browser's buttons. */
export function startRouter(): () => void {
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function arrive(): void {
  path = location.pathname;
  search = location.search;
}

/** Whether it is a plain click on a link to a page of the app; all others are left to the browser. */
function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  // The server has pages of its own below /api.
  if (url.origin !== location.origin || url.hash || /^\/api(\/|$)/.test(url.pathname)) return;
  event.preventDefault();
  navigate(url.pathname + url.search);
}
