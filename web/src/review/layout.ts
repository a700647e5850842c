/** The pieces by letter and the name of their space. A plain value; every change makes a new one. */
export type Layout = ReadonlyMap<string, string>;

export const emptyBoard: Layout = new Map();

/** The pieces on these spaces. */
export function layoutOf(pieces: readonly (readonly [space: string, letter: string])[]): Layout {
  return new Map(pieces);
}

/** The editor's tool: places, removes or moves a piece. */
export type Tool =
  { readonly kind: 'move' } | { readonly kind: 'remove' } | { readonly kind: 'put'; readonly letter: string };

/** Touches a space: the same piece on the same space again takes it away. */
export function touch(layout: Layout, tool: Tool, space: string): Layout {
  switch (tool.kind) {
    case 'move':
      return layout;
    case 'remove':
      return without(layout, space);
    case 'put':
      return layout.get(space) === tool.letter ? without(layout, space) : put(layout, space, tool.letter);
  }
}

export function put(layout: Layout, space: string, letter: string): Layout {
  return new Map([...layout, [space, letter]]);
}

export function without(layout: Layout, space: string): Layout {
  return new Map([...layout].filter(([each]) => each !== space));
}

/** Moves a piece to another space, or off the board. */
export function carry(layout: Layout, from: string, to: string | null): Layout {
  const letter = layout.get(from);
  if (letter === undefined || from === to) return layout;
  const left = without(layout, from);
  return to === null ? left : put(left, to, letter);
}
