let tell: (answered: boolean) => void = () => undefined;

/** Whether a request is in vain. The browser says when that changes. */
export function hasNoNetwork(): boolean {
  return !navigator.onLine && !isLocal();
}

/** A server on this machine needs no network. */
export function isLocal(): boolean {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname);
}

/** Notes whether a request had an answer. */
export function noteAnswer(answered: boolean): void {
  tell(answered);
}

/** Calls a function with each of these notes. */
export function onAnswer(listener: (answered: boolean) => void): void {
  tell = listener;
}
