let able: boolean | null = null;

/** Whether this browser can draw in three dimensions. */
export function hasWebGL(): boolean {
  if (able === null) {
    const context = document.createElement('canvas').getContext('webgl2');
    able = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return able;
}

/** Whether the system asks for reduced motion, now and when that changes. */
class ReducedMotion {
  wanted = $state(false);
  /** Kept here so that it isn't collected while there are listeners. */
  readonly #query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

  constructor() {
    this.wanted = this.#query?.matches ?? false;
    this.#query?.addEventListener('change', ({ matches }) => (this.wanted = matches));
  }
}

export const reducedMotion = new ReducedMotion();
