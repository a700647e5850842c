import { expect, test } from 'vitest';
import { openInstead, type Refused } from './why';

const moves = [
  { text: 'a1-b1', trail: ['a1', 'b1'], aim: null },
  { text: 'a1-a2', trail: ['a1', 'a2'], aim: null },
];
const check = (spaces: readonly string[], expected: Refused) =>
  expect(openInstead({ moves }, spaces)).toEqual(expected);

test('a piece that goes elsewhere', () =>
  check(['a1', 'c'], { kind: 'elsewhere', from: 'a1', to: ['b1', 'a2'] }));
test('a piece that cannot move', () => check(['a5'], { kind: 'nothing', space: 'a5' }));
