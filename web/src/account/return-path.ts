const HERE = 'https://here.invalid';

/**
 * Where to go after signing in: a page of this app, and nothing else. An address from outside must not lead away, so
 * whatever is not plainly a path of ours leads home.
 */
export function safePath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return '/';
  const { origin, pathname, search } = new URL(wanted, HERE);
  const away = origin !== HERE || pathname.startsWith('//');
  const pointless = /^\/(sign-in|api)(\/|$)/.test(pathname);
  return away || pointless ? '/' : pathname + search;
}

/** The address of the page to sign in, which leads back to this path. */
export function signInPath(from: string): string {
  const then = safePath(from);
  return then === '/' ? '/sign-in' : `/sign-in?then=${encodeURIComponent(then)}`;
}
