import { describe, expect, test } from 'vitest';
import { fixtures } from '../fixtures/fixtures';
import { artOf } from '../pieces/art';
import { creatures as drawings } from '../pieces/creatures';
import { court as courtDrawings } from '../pieces/court';
import { formKey, formOf, hasForm } from './forms';

const figures = [...Object.keys(drawings), ...Object.keys(courtDrawings)];

test('every figure of a recorded game has a drawing and a form', () => {
  const used = new Set(fixtures.flatMap(({ scene }) => scene.pieces.map(({ figure }) => figure)));
  expect([...used].filter((figure) => !artOf(figure) || !hasForm(figure))).toEqual([]);
});

describe.each(figures)('%s', (figure) => {
  test('has a form and a drawing', () => expect(hasForm(figure)).toBe(true));

  test.each([1, 2] as const)('of seat %i fits its space and is not too heavy', (side) => {
    const { geometry, height } = formOf({ figure, side, letter: '' }, false);
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

test('a king of checkers is higher than a courtesan, and the seats differ in form', () => {
  const [king, courtesan] = ['checker-king', 'checker-courtesan'].map((figure) =>
    formOf({ figure, side: 1, letter: '' }, false),
  );
  expect(king?.height).toBeGreaterThan(1.9 * (courtesan?.height ?? 9));
  const count = (side: 1 | 2) =>
    formOf({ figure: 'checker-courtesan', side, letter: '' }, false).geometry.index?.count;
  expect(count(1)).not.toBe(count(2));
});

describe('a figure without a drawing', () => {
  const wizard = (letter: string) => ({ figure: 'wizard', side: 1, letter }) as const;

  test('is a token with its letter', () => {
    expect(artOf('wizard')).toBeNull();
    const [bare, lettered] = [formOf(wizard(''), false), formOf(wizard('w'), false)];
    expect(lettered.geometry.index?.count).toBeGreaterThan(bare.geometry.index?.count ?? Infinity);
    expect(lettered.height).toBeLessThan(0.4);
  });
  test('shares its form only with its own letter', () =>
    expect(formKey(wizard('w'), false)).not.toBe(formKey(wizard('x'), false)));
});

describe('letters', () => {
  test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])('%s is on its token', (letter) => {
    const bare = formOf({ figure: 'pawn', side: 1, letter: '' }, true);
    const cut = formOf({ figure: 'pawn', side: 1, letter }, true);
    expect(cut.geometry.index?.count).toBeGreaterThan(bare.geometry.index?.count ?? Infinity);
    expect(cut.height).toBeLessThan(0.4);
  });

  test('a king of checkers stays two checkers high', () => {
    const [king, courtesan] = [
      formOf({ figure: 'checker-king', side: 1, letter: 'K' }, true),
      formOf({ figure: 'checker-courtesan', side: 1, letter: 'C' }, true),
    ];
    expect(king.height).toBeGreaterThan(courtesan.height + 0.2);
  });
});
