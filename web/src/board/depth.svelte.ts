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

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.wanted = query.matches;
    query.addEventListener('change', () => (this.wanted = query.matches));
  }
}

export const stillness = new Stillness();
