const HERE = 'https://here.invalid';

/**
 * The page of this app to return to after signing in. An address from outside must not lead away, so
 * everything but a path of the app leads home.
 */
export function safePath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return '/';
  const { origin, pathname, search } = new URL(wanted, HERE);
  const away = origin !== HERE || pathname.startsWith('//');
  const pointless = /^\/(sign-in|api)(\/|$)/.test(pathname);
  return away || pointless ? '/' : pathname + search;
}

/** The address of the sign-in page, which returns to this path. */
export function signInPath(from: string): string {
  const then = safePath(from);
  return then === '/' ? '/sign-in' : `/sign-in?then=${encodeURIComponent(then)}`;
}
