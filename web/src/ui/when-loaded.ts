/** Runs once everything that the first page shows is here, or at once if it is already. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
