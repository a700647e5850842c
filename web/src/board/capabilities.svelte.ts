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

/** Whether the system asks for no motion, now and whenever that changes. */
class Stillness {
  wanted = $state(false);
  /** It is kept here, so that it lives as long as somebody may listen. */
  readonly #query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

  constructor() {
    this.wanted = this.#query?.matches ?? false;
    this.#query?.addEventListener('change', ({ matches }) => (this.wanted = matches));
  }
}

export const stillness = new Stillness();
