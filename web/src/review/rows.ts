import { turnNumbers } from '../table/turns';
import { childrenOf, lineTo, nodeOf, ROOT, type Node, type Tree } from './tree';

/** Choices of one side's turn in a list of moves. */
export interface Turn {
  /** The number of the turn, as in a record; it counts the turns of the side that began. */
  readonly number: number;
  /** Whose turn it was. */
  readonly side: number;
  readonly nodes: readonly Node[];
}

/** One variation: its turns, and what branches off after which of them. */
export interface Variation {
  readonly parts: readonly Part[];
}

/** A piece of a variation: turns that follow each other, then what branches off from the last of their nodes. */
export interface Part {
  readonly turns: readonly Turn[];
  /** Variations instead of the last node before them. */
  readonly others: readonly Variation[];
}

/** The tree as a list of moves: the main line, broken where variations branch off. */
export function variationsOf(tree: Tree): Variation {
  const [first] = childrenOf(tree, ROOT);
  const begins = first?.step?.turn ?? 1;
  return variation(tree, first, others(tree, first), begins);
}

function variation(tree: Tree, first: Node | undefined, beside: readonly Node[], begins: number): Variation {
  const parts: Part[] = [];
  let nodes: Node[] = [];
  let node = first;
  let branches = beside;
  while (node) {
    nodes.push(node);
    if (branches.length > 0) {
      parts.push({
        turns: turnsOf(tree, nodes, begins),
        others: branches.map((other) => variation(tree, other, [], begins)),
      });
      nodes = [];
    }
    const next: Node | undefined = childrenOf(tree, node.id)[0];
    branches = others(tree, next);
    node = next;
  }
  if (nodes.length > 0) parts.push({ turns: turnsOf(tree, nodes, begins), others: [] });
  return { parts };
}

/** The variations of the first node. */
function others(tree: Tree, node: Node | undefined): readonly Node[] {
  if (!node || node.parent === null) return [];
  return childrenOf(tree, node.parent).filter((child) => child.id !== node.id);
}

function turnsOf(tree: Tree, nodes: readonly Node[], begins: number): readonly Turn[] {
  const turns: Turn[] = [];
  for (const node of nodes) {
    const { number, side } = turnOf(tree, node, begins);
    const last = turns.at(-1);
    if (last && last.number === number && last.side === side)
      turns[turns.length - 1] = { ...last, nodes: [...last.nodes, node] };
    else turns.push({ number, side, nodes: [node] });
  }
  return turns;
}

/** The turn a step belongs to. */
function turnOf(tree: Tree, node: Node, begins: number): { readonly number: number; readonly side: number } {
  const steps = lineTo(tree, node.id).flatMap(({ step }) => step ?? []);
  return { number: turnNumbers(steps).at(-1) ?? 1, side: steps.at(-1)?.turn ?? begins };
}

/** The number of the turn that a step belongs to. */
export function numberOf(tree: Tree, id: number): number {
  return turnOf(tree, nodeOf(tree, id), 1).number;
}
