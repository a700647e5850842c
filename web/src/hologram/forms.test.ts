import { describe, expect, test } from 'vitest';
import { isDrawn } from '../pieces/art';
import { creatures as drawn } from '../pieces/creatures';
import { court } from './court';
import { creatures } from './creatures';
import { fixtures } from '../fixtures/fixtures';
import { formOf } from './forms';
import { isCut } from './letters';

const KINDS = [...Object.keys(drawn), 'king', 'guard', 'serf', 'pawn', 'courtesan'];

describe.each(KINDS)('%s', (kind) => {
  test('has a form of its own, as it has a drawing', () => {
    expect(isDrawn(kind)).toBe(true);
    expect(kind in creatures || kind in court).toBe(true);
  });

  test.each([1, 2] as const)('of seat %i stands on its space and is not too heavy', (side) => {
    const { geometry, height } = formOf({ kind, side, letter: '' }, 'figures');
    const box = geometry.boundingBox;
    expect(box?.min.y).toBeGreaterThan(-0.02);
    expect(height).toBeLessThan(1.3);
    const wide = Math.max(
      ...[box?.max.x, box?.max.z, -(box?.min.x ?? 9), -(box?.min.z ?? 9)].map((each) => each ?? 9),
    );
    expect(wide).toBeLessThan(0.68);
    expect((geometry.index?.count ?? 0) / 3).toBeLessThan(9000);
    const places = [...geometry.getAttribute('position').array, ...geometry.getAttribute('swell').array];
    expect(places.every(Number.isFinite)).toBe(true);
  });
});

test('the king of checkers is higher than a courtesan, and the seats differ in form', () => {
  const [king, courtesan] = ['king', 'courtesan'].map((kind) =>
    formOf({ kind, side: 1, letter: '' }, 'checkers'),
  );
  expect(king?.height).toBeGreaterThan(1.9 * (courtesan?.height ?? 9));
  const count = (side: 1 | 2) =>
    formOf({ kind: 'courtesan', side, letter: '' }, 'checkers').geometry.index?.count;
  expect(count(1)).not.toBe(count(2));
});

test('a kind that nobody knows is a token', () => {
  expect(formOf({ kind: 'wizard', side: 1, letter: '' }, 'figures').height).toBeGreaterThan(0.1);
});

describe('letters', () => {
  const letters = new Set(fixtures.flatMap(({ scene }) => scene.pieces.map((piece) => piece.letter)));

  test.each([...letters])('%s is cut into a token of its own', (letter) => {
    expect(isCut(letter)).toBe(true);
    const bare = formOf({ kind: 'token', side: 1, letter: '' }, 'letters');
    const cut = formOf({ kind: 'token', side: 1, letter }, 'letters');
    expect(cut.geometry.index?.count).toBeGreaterThan(bare.geometry.index?.count ?? Infinity);
    expect(cut.height).toBeLessThan(0.4);
  });

  test('a king among checkers stays two of them high', () => {
    const [king, courtesan] = [
      formOf({ kind: 'king', side: 1, letter: 'K' }, 'stacks'),
      formOf({ kind: 'courtesan', side: 1, letter: 'C' }, 'stacks'),
    ];
    expect(king.height).toBeGreaterThan(courtesan.height + 0.2);
  });
});
