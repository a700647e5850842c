import { describe, expect, test } from 'vitest';
import { variationsOf, type Variation } from './rows';
import {
  cut,
  go,
  grow,
  growLine,
  isMain,
  movesTo,
  plant,
  promote,
  ROOT,
  wholeLine,
  type Step,
  type Tree,
} from './tree';

const step = (text: string, turn = 1): Step => ({
  text,
  by: turn,
  turn,
  trail: [],
  position: `after ${text}`,
  effects: [],
});
/** Moves in turn, the first by the side that is given. */
const steps = (texts: string, first = 1) =>
  texts.split(' ').map((text, at) => step(text, ((first - 1 + at) % 2) + 1));

/** a b c d, with x y instead of b c d and z instead of d. */
function sample(): { tree: Tree; ids: Record<string, number> } {
  const main = growLine(plant(), ROOT, steps('a b c d'));
  const [a, c] = [1, 3];
  const second = growLine(main.tree, a, steps('x y', 2));
  const third = grow(second.tree, c, step('z', 2));
  return { tree: third.tree, ids: { a, b: 2, c, d: main.id, x: 5, y: second.id, z: third.id } };
}

/** The list of moves as text: variations in brackets. */
function written({ parts }: Variation): string {
  return parts
    .map(({ turns, others }) => {
      const moves = turns.map(
        ({ number, side, nodes }) =>
          `${number}${side === 1 ? '.' : '…'} ${nodes.map((node) => node.step?.text).join(' ')}`,
      );
      return [...moves, ...others.map((other) => `(${written(other)})`)].join(' ');
    })
    .join(' ');
}

describe('growing', () => {
  test('an existing step is not added twice', () => {
    const { tree, ids } = sample();
    const again = grow(tree, ids.a ?? 0, step('x', 2));
    expect(again.id).toBe(ids.x);
    expect(again.tree).toBe(tree);
  });
  test('a line is known by its steps', () => {
    const { tree, ids } = sample();
    expect(movesTo(tree, ids.y ?? 0)).toEqual(['a', 'x', 'y']);
    expect(wholeLine(tree, ids.a ?? 0)).toEqual(['a', 'b', 'c', 'd']);
    expect(movesTo(tree, ROOT)).toEqual([]);
  });
  test('the old tree stays as it was', () => {
    const before = plant();
    grow(before, ROOT, step('a'));
    expect(before.nodes.size).toBe(1);
  });
});

describe('going', () => {
  const { tree, ids } = sample();
  const check = (from: string, way: Parameters<typeof go>[2], to: string) =>
    expect(go(tree, ids[from] ?? ROOT, way)).toBe(ids[to] ?? ROOT);
  test('back and on', () => {
    check('c', 'back', 'b');
    check('a', 'on', 'b');
    check('d', 'on', 'd');
    check('root', 'back', 'root');
  });
  test('to the start and to the end of the line', () => {
    check('y', 'start', 'root');
    check('a', 'end', 'd');
    check('x', 'end', 'y');
  });
  test('between variations', () => {
    check('b', 'down', 'x');
    check('x', 'up', 'b');
    check('x', 'down', 'x');
    check('a', 'down', 'a');
    check('root', 'up', 'root');
  });
});

describe('pruning', () => {
  test('a variation becomes the main line wherever it branches off', () => {
    const { tree, ids } = sample();
    expect(isMain(tree, ids.y ?? 0)).toBe(false);
    const promoted = promote(tree, ids.y ?? 0);
    expect(isMain(promoted, ids.y ?? 0)).toBe(true);
    expect(wholeLine(promoted, ROOT)).toEqual(['a', 'x', 'y']);
    expect(promoted.nodes.size).toBe(tree.nodes.size);
  });
  test('deleting a node deletes all that follows', () => {
    const { tree, ids } = sample();
    const { tree: left, id } = cut(tree, ids.c ?? 0);
    expect(id).toBe(ids.b);
    expect([...left.nodes.keys()]).toEqual([ROOT, ids.a, ids.b, ids.x, ids.y]);
    expect(wholeLine(left, ROOT)).toEqual(['a', 'b']);
  });
  test('the root stays', () => {
    const { tree } = sample();
    expect(cut(tree, ROOT).tree).toBe(tree);
  });
});

describe('the list of moves', () => {
  test('breaks where variations branch off', () =>
    expect(written(variationsOf(sample().tree))).toBe('1. a 1… b (1… x 2. y) 2. c 2… d (2… z)'));
  test('variations of the first move stand after it', () => {
    const { tree } = grow(growLine(plant(), ROOT, steps('a b')).tree, ROOT, step('e'));
    expect(written(variationsOf(tree))).toBe('1. a (1. e) 1… b');
  });
  test('the side that begins counts, and a turn may have several choices', () => {
    const turns = [step('a', 2), step('r5', 2), step('>b4', 2), step('b', 2), step('c', 1), step('d', 2)];
    expect(written(variationsOf(growLine(plant(), ROOT, turns).tree))).toBe('1… a r5 >b4 b 1. c 2… d');
  });
  test('of nothing is empty', () => expect(variationsOf(plant()).parts).toEqual([]));
});
