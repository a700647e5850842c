// These run inside a page, so they may use nothing from outside of themselves.

/** A point of the screen that lies on a space: not every space has its middle in the middle of its box. */
export function pointOn(space: string): { x: number; y: number } | null {
  const cell = document.querySelector(`[role=grid] [data-space="${space}"]`);
  if (!cell) return null;
  const box = cell.getBoundingClientRect();
  for (const across of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    for (const down of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-space]');
      if (found?.dataset.space === space) return { x, y };
    }
  }
  return null;
}

/** The space that has the focus, and how far it is from there to another. */
export function wayTo(space: string): { at: string | null; x: number; y: number } {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const active = document.activeElement?.closest<HTMLElement>('[data-space]') ?? null;
  const goal = document.querySelector(`[role=grid] [data-space="${space}"]`);
  if (!goal) throw new Error(`no space ${space}`);
  const to = middle(goal);
  const from = active ? middle(active) : to;
  return { at: active?.dataset.space ?? null, x: to.x - from.x, y: to.y - from.y };
}
