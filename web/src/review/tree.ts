import type { Effect } from '../wire/generated';

/** A choice that leads from one position to the next. */
export interface Step {
  /** The move or roll, in notation. */
  readonly text: string;
  /** Who decided; null for dice. */
  readonly by: number | null;
  /** Whose turn it was. */
  readonly turn: number;
  /** The names of the spaces that a move touched, in order. */
  readonly trail: readonly string[];
  /** The position after it. */
  readonly position: string;
  /** What it did, in order. */
  readonly effects: readonly Effect[];
}

/** A position in the tree and the step that led to it. */
export interface Node {
  readonly id: number;
  readonly parent: Node['id'] | null;
  /** Null at the root. */
  readonly step: Step | null;
  /** How many steps lead here. */
  readonly ply: number;
  /** The next steps; the first of them is the main line. */
  readonly children: readonly Node['id'][];
}

/** Variations as a tree. One plain value; every change is one of the functions below and gives a new one. */
export interface Tree {
  readonly nodes: ReadonlyMap<number, Node>;
  /** The number that the next node gets. */
  readonly next: number;
}

export const ROOT = 0;

/** A tree of one position. */
export function plant(): Tree {
  const root: Node = { id: ROOT, parent: null, step: null, ply: 0, children: [] };
  return { nodes: new Map([[ROOT, root]]), next: ROOT + 1 };
}

/** A node; a stale number gives the root. */
export function nodeOf(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id) ?? tree.nodes.get(ROOT);
  if (!node) throw new Error('a tree has a root');
  return node;
}

/** The tree with a step after a node, and the node that it leads to. A step that is there already is kept as it is. */
export function grow(tree: Tree, parent: number, step: Step): { readonly tree: Tree; readonly id: number } {
  const from = nodeOf(tree, parent);
  const known = childBy(tree, from.id, step.text);
  if (known) return { tree, id: known.id };
  const id = tree.next;
  const nodes = new Map(tree.nodes);
  nodes.set(from.id, { ...from, children: [...from.children, id] });
  nodes.set(id, { id, parent: from.id, step, ply: from.ply + 1, children: [] });
  return { tree: { nodes, next: id + 1 }, id };
}

/** The tree with a line of steps after a node, and the node at its end. */
export function growLine(
  tree: Tree,
  parent: number,
  steps: readonly Step[],
): { readonly tree: Tree; readonly id: number } {
  return steps.reduce((grown, step) => grow(grown.tree, grown.id, step), { tree, id: parent });
}

/** The node that a step leads to, if the tree has it. */
export function childBy(tree: Tree, parent: number, text: string): Node | undefined {
  return childrenOf(tree, parent).find((child) => child.step?.text === text);
}

export function childrenOf(tree: Tree, id: number): readonly Node[] {
  return nodeOf(tree, id).children.map((child) => nodeOf(tree, child));
}

/** The nodes from the root to this one, both included. */
export function lineTo(tree: Tree, id: number): readonly Node[] {
  const line: Node[] = [];
  for (let node: Node | null = nodeOf(tree, id); node; node = parentOf(tree, node)) line.unshift(node);
  return line;
}

/** The nodes after this one along the first of the children. */
export function mainLine(tree: Tree, id: number): readonly Node[] {
  const line: Node[] = [];
  let node = childrenOf(tree, id)[0];
  while (node) {
    line.push(node);
    node = childrenOf(tree, node.id)[0];
  }
  return line;
}

/** The texts of the steps that lead to a node. */
export function movesTo(tree: Tree, id: number): readonly string[] {
  return texts(lineTo(tree, id));
}

/** The texts of the steps that lead to a node, and of those that follow it on its main line. */
export function wholeLine(tree: Tree, id: number): readonly string[] {
  return texts([...lineTo(tree, id), ...mainLine(tree, id)]);
}

/** Where an arrow key leads. */
export type Direction = 'back' | 'on' | 'up' | 'down' | 'start' | 'end';

/** The node that an arrow key leads to; `up` and `down` go through the variations beside the one that is shown. */
export function go(tree: Tree, id: number, direction: Direction): number {
  const here = nodeOf(tree, id);
  switch (direction) {
    case 'back':
      return here.parent ?? here.id;
    case 'on':
      return here.children[0] ?? here.id;
    case 'start':
      return ROOT;
    case 'end':
      return mainLine(tree, id).at(-1)?.id ?? here.id;
    case 'up':
    case 'down': {
      const beside = here.parent === null ? [] : nodeOf(tree, here.parent).children;
      const to = beside[beside.indexOf(here.id) + (direction === 'up' ? -1 : 1)];
      return to ?? here.id;
    }
  }
}

/** Makes the variation that a node belongs to the first wherever it branches off. */
export function promote(tree: Tree, id: number): Tree {
  const nodes = new Map(tree.nodes);
  for (const { id: each, parent } of lineTo(tree, id)) {
    const above = parent === null ? undefined : nodes.get(parent);
    if (!above) continue;
    nodes.set(above.id, {
      ...above,
      children: [each, ...above.children.filter((child) => child !== each)],
    });
  }
  return { ...tree, nodes };
}

/** Deletes a node and everything after it, except the root. Returns the node to show. */
export function cut(tree: Tree, id: number): { readonly tree: Tree; readonly id: number } {
  const node = nodeOf(tree, id);
  const above = parentOf(tree, node);
  if (!above) return { tree, id: ROOT };
  const nodes = new Map(tree.nodes);
  nodes.set(above.id, { ...above, children: above.children.filter((child) => child !== node.id) });
  for (const gone of below(tree, node)) nodes.delete(gone.id);
  return { tree: { ...tree, nodes }, id: above.id };
}

/** Whether a node lies on the line that begins at the root and always takes the first child. */
export function isMain(tree: Tree, id: number): boolean {
  return lineTo(tree, id).every(
    ({ parent, id: each }) => parent === null || nodeOf(tree, parent).children[0] === each,
  );
}

function parentOf(tree: Tree, node: Node): Node | null {
  return node.parent === null ? null : nodeOf(tree, node.parent);
}

function below(tree: Tree, node: Node): readonly Node[] {
  return [node, ...childrenOf(tree, node.id).flatMap((child) => below(tree, child))];
}

function texts(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ step }) => step?.text ?? []);
}
