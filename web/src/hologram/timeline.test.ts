import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import type { Point, Scene } from '../wire/scene';
import { acts, endOf, poseAt, type Act } from './timeline';

const scene = (game: string, index: number) => fixture(game, index).scene;
const kinds = (before: Scene | null, after: Scene, dropped = false) =>
  acts(before, after, dropped).map((act) => act.kind);
const points = (within: Scene, act: Act): readonly Point[] =>
  act.way.flatMap((index) => within.spaces[index]?.centre ?? []);

describe('between two scenes', () => {
  test('a move walks its real path, space by space', () => {
    const after = scene('holochess', 1);
    const [walk] = acts(scene('holochess', 0), after);
    expect(walk?.kind).toBe('walk');
    expect(walk?.way.map((index) => after.spaces[index]?.name)).toEqual(['a5', 'b5', 'c', 'b11']);
  });

  test('what is captured falls when the walker arrives', () => {
    const [walk, ...falls] = acts(scene('courtyard', 28), scene('courtyard', 29));
    expect(walk?.kind).toBe('walk');
    expect(falls.map((act) => act.kind)).toEqual(['fall', 'fall']);
    expect(falls.every((act) => act.delay > 0 && act.delay < (walk?.duration ?? 0))).toBe(true);
  });

  test('a piece that was put down by hand does not walk again', () => {
    expect(kinds(scene('courtyard', 28), scene('courtyard', 29), true)).toEqual(['fall', 'fall']);
  });

  test('an exchange carries', () => {
    expect(kinds(scene('king-and-courtesan:7', 22), scene('king-and-courtesan:7', 23))).toEqual(['carry']);
  });

  test('an attack lunges', () => {
    const attack = scene('holochess', 4);
    const before = { ...attack, marks: [] };
    expect(kinds(before, attack)).toEqual(['lunge']);
  });

  test('a push shoves', () => {
    const before = scene('holochess', 5);
    const [from, to] = ['b11', 'b10'].map((name) => before.spaces.findIndex((space) => space.name === name));
    const after: Scene = {
      ...before,
      pieces: before.pieces.map((piece) => (piece.space === from ? { ...piece, space: to ?? 0 } : piece)),
      marks: [
        { kind: 'lastFrom', space: from ?? 0 },
        { kind: 'lastTo', space: to ?? 0 },
      ],
    };
    expect(kinds(before, after)).toEqual(['shove']);
  });

  test('a huffed piece is lifted off', () => {
    const before = scene('courtyard:guard-turns', 15);
    const offender = before.marks.find((mark) => mark.kind === 'offender')?.space ?? -1;
    const after: Scene = {
      ...before,
      pieces: before.pieces.filter((piece) => piece.space !== offender),
      marks: [{ kind: 'lastTo', space: offender }],
    };
    const [act, ...others] = acts(before, after);
    expect(others).toEqual([]);
    expect(act).toMatchObject({ kind: 'lift', way: [offender] });
    if (!act) return;
    const [start, half, end] = [0, 200, 350].map((time) => poseAt(act, points(before, act), time));
    expect(start).toMatchObject({ lift: 0, gone: 0 });
    expect(half?.lift).toBeGreaterThan(1);
    expect(half?.gone).toBe(0);
    expect(end?.gone).toBe(1);
  });

  test('whoever walks between two enemies gets there before it falls', () => {
    const before = scene('courtier', 20);
    const [from, to] = ['a1', 'b1'].map((name) => before.spaces.findIndex((space) => space.name === name));
    const after: Scene = {
      ...before,
      pieces: before.pieces.filter((piece) => piece.space !== from),
      marks: [
        { kind: 'lastFrom', space: from ?? 0 },
        { kind: 'lastTo', space: to ?? 0 },
      ],
    };
    const [act, ...others] = acts(before, after);
    expect(others).toEqual([]);
    expect(act).toMatchObject({ kind: 'fall', way: [from, to] });
    if (!act) return;
    const places = points(before, act);
    expect(poseAt(act, places, 0)).toMatchObject({ at: places[0], gone: 0 });
    expect(poseAt(act, places, act.delay)).toMatchObject({ at: places[1], gone: 0 });
    expect(poseAt(act, places, act.delay + act.duration).gone).toBe(1);
  });

  test('whom the dice favour strikes, and the other falls', () => {
    const before = scene('holochess', 4);
    const at = (kind: string) => before.marks.find((mark) => mark.kind === kind)?.space ?? -1;
    const without = (space: number): Scene => ({
      ...before,
      pieces: before.pieces.filter((piece) => piece.space !== space),
      marks: before.marks.filter(({ kind }) => kind === 'lastFrom' || kind === 'lastTo'),
    });
    const [kill, death] = [acts(before, without(at('attacked'))), acts(before, without(at('attacker')))];
    expect(kill.map(({ kind, way }) => [kind, way[0]])).toEqual([
      ['lunge', at('attacker')],
      ['fall', at('attacked')],
    ]);
    expect(death.map(({ kind, way }) => [kind, way[0]])).toEqual([
      ['lunge', at('attacked')],
      ['fall', at('attacker')],
    ]);
  });

  test('what was hidden rises, and so does everything at first', () => {
    const start = scene('holochess', 0);
    const hidden = { ...start, pieces: start.pieces.filter((piece) => piece.side === 1) };
    expect(kinds(hidden, start)).toEqual(['rise', 'rise', 'rise', 'rise']);
    expect(kinds(null, start)).toHaveLength(8);
    expect(kinds(start, start)).toEqual([]);
  });
});

test('everything that happens takes 150 to 350 milliseconds', () => {
  const pairs = [
    [scene('holochess', 0), scene('holochess', 1)],
    [scene('courtyard', 28), scene('courtyard', 29)],
    [scene('king-and-courtesan:7', 22), scene('king-and-courtesan:7', 23)],
    [null, scene('king-and-courtesan:10', 0)],
    [scene('courtier', 0), scene('courtier', 20)],
  ] as const;
  for (const [before, after] of pairs) {
    for (const { duration, legs } of acts(before, after)) {
      // In a chain, every jump is a thing of its own.
      const jumps = legs.filter(({ kind }) => kind === 'jump');
      for (const each of jumps.length > 0 ? jumps.map((jump) => jump.duration) : [duration]) {
        expect(each).toBeGreaterThanOrEqual(150);
        expect(each).toBeLessThanOrEqual(350);
      }
    }
    expect(endOf(acts(before, after))).toBeLessThanOrEqual(600);
  }
});

describe('a pose', () => {
  const after = scene('holochess', 1);
  const [walk] = acts(scene('holochess', 0), after);
  if (!walk) throw new Error('nothing walks');

  test('begins where the way begins and ends on the ground where it ends', () => {
    const way = points(after, walk);
    expect(poseAt(walk, way, 0).at).toEqual(way[0]);
    const end = poseAt(walk, way, walk.duration + 1);
    expect(end.at.x).toBeCloseTo(way[3]?.x ?? 9);
    expect(end.at.y).toBeCloseTo(way[3]?.y ?? 9);
    expect(end).toMatchObject({ lift: 0, gone: 0 });
    expect(end.lean).toBeCloseTo(0);
  });

  test('of a fall comes apart, of a rise comes together', () => {
    const at = [{ x: 0, y: 0 }];
    const act = (kind: Act['kind']): Act => ({ ...walk, kind, way: [0], delay: 100, duration: 200 });
    expect([0, 100, 200, 300].map((time) => poseAt(act('fall'), at, time).gone)).toEqual([0, 0, 0.5, 1]);
    expect([0, 100, 200, 300].map((time) => poseAt(act('rise'), at, time).gone)).toEqual([1, 1, 0.5, 0]);
  });

  test('of a lunge comes back', () => {
    const act: Act = { ...walk, kind: 'lunge', way: [0, 1] };
    const way = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(poseAt(act, way, act.duration / 2).at.x).toBeGreaterThan(0.2);
    expect(poseAt(act, way, act.duration).at.x).toBeCloseTo(0);
  });
});
