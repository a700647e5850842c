import { describe, expect, test } from 'vitest';
import { between, huffed, jumps, moved, removed, walkedBetween } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import type { AttackResult, Effect, Removal } from '../wire/generated';
import type { Point, Scene } from '../wire/scene';
import { acts, endOf, poseAt, type Act } from './timeline';

const scene = (game: string, index: number) => fixture(game, index).scene;
const kinds = (list: readonly Act[]) => list.map((act) => act.kind);
const points = (within: Scene, act: Act): readonly Point[] =>
  act.way.flatMap((index) => within.spaces[index]?.centre ?? []);

const walk: readonly Effect[] = [moved('a5 b5 c b11')];
const exchange: readonly Effect[] = [moved('a1 b1', 'exchange')];
/** The attack that is pending in the recorded position 4 of Holochess: b11 attacks c. */
const fight = { side: 1, attacker: 'one', from: 'b11', defender: 'other', at: 'c' } as const;
const rolled = (result: AttackResult): Effect => ({ type: 'rolled', ...fight, die: 3, sums: [7, 6], result });
const killed: Removal = { type: 'killed', by: 'one', from: 'b11', die: 3 };

describe('from one scene to the next', () => {
  test('a move follows its real path, space by space', () => {
    const after = scene('holochess', 1);
    const [act] = acts(scene('holochess', 0), after, walk);
    expect(act?.kind).toBe('walk');
    expect(act?.way.map((index) => after.spaces[index]?.name)).toEqual(['a5', 'b5', 'c', 'b11']);
  });

  test('a jumped piece falls as it is jumped', () => {
    const [act, ...falls] = acts(scene('courtyard', 28), scene('courtyard', 29), jumps);
    expect(act?.kind).toBe('walk');
    expect(kinds(falls)).toEqual(['fall', 'fall']);
    expect(falls.map(({ delay }) => delay)).toEqual([100, 300]);
  });

  test('a piece caught between two enemies falls when the mover arrives', () => {
    const before = scene('courtier', 20);
    const [act, fall] = acts(before, scene('courtier', 19), [moved('a1 b1'), removed('a10', between)]);
    expect(fall?.kind).toBe('fall');
    expect(fall?.delay).toBeCloseTo((act?.duration ?? 0) * 0.9);
  });

  test('a captured piece falls while the capturer moves', () => {
    const before = scene('courtier', 20);
    const taken = removed('a10', { type: 'taken', by: 'piece', from: 'a1' });
    const [act, fall] = acts(before, scene('courtier', 19), [taken, moved('a1 a10')]);
    expect(fall?.delay).toBeCloseTo((act?.duration ?? 0) * 0.5);
  });

  test('a dragged piece is not animated again', () => {
    expect(kinds(acts(scene('courtyard', 28), scene('courtyard', 29), jumps, true))).toEqual([
      'fall',
      'fall',
    ]);
  });

  test('an exchange carries', () => {
    const [before, after] = [scene('king-and-courtesan:7', 22), scene('king-and-courtesan:7', 23)];
    expect(kinds(acts(before, after, exchange))).toEqual(['carry']);
  });

  test('an attack lunges', () => {
    const after = scene('holochess', 4);
    expect(kinds(acts({ ...after }, after, [{ type: 'attacked', ...fight }]))).toEqual(['lunge']);
  });

  test('a push shoves', () => {
    const before = scene('holochess', 5);
    expect(kinds(acts(before, { ...before }, [moved('b11 b10', 'push')]))).toEqual(['shove']);
  });

  test('a huffed piece is lifted off', () => {
    const before = scene('courtyard:guard-turns', 15);
    const offender = before.marks.find((mark) => mark.kind === 'offender')?.space ?? -1;
    const name = before.spaces[offender]?.name ?? '';
    const [act, ...others] = acts(before, { ...before }, [removed(name, huffed)]);
    expect(others).toEqual([]);
    expect(act).toMatchObject({ kind: 'lift', way: [offender] });
    if (!act) return;
    const [start, half, end] = [0, 200, 350].map((time) => poseAt(act, points(before, act), time));
    expect(start).toMatchObject({ lift: 0, gone: 0 });
    expect(half?.lift).toBeGreaterThan(1);
    expect(half?.gone).toBe(0);
    expect(end?.gone).toBe(1);
  });

  test('a piece that moves between two enemies arrives before it falls', () => {
    const before = scene('courtier', 20);
    const effects = [moved('a1 b1'), removed('b1', walkedBetween, 1)];
    const [act, ...others] = acts(before, { ...before }, effects);
    expect(others).toEqual([]);
    expect(act?.way.map((index) => before.spaces[index]?.name)).toEqual(['a1', 'b1']);
    expect(act?.kind).toBe('fall');
    if (!act) return;
    const places = points(before, act);
    expect(poseAt(act, places, 0)).toMatchObject({ at: places[0], gone: 0 });
    expect(poseAt(act, places, act.delay)).toMatchObject({ at: places[1], gone: 0 });
    expect(poseAt(act, places, act.delay + act.duration).gone).toBe(1);
  });

  test('the winner of a roll strikes, and the loser falls', () => {
    const before = scene('holochess', 4);
    const told = (...effects: readonly Effect[]) =>
      acts(before, { ...before }, effects).map(
        ({ kind, way }) => `${kind} ${before.spaces[way[0] ?? -1]?.name}`,
      );
    expect(told(rolled('kill'), removed('c', killed))).toEqual(['lunge b11', 'fall c']);
    expect(told(rolled('backfire'), removed('b11', killed, 1))).toEqual(['lunge c', 'fall b11']);
    expect(told(rolled('push'))).toEqual(['lunge b11']);
    expect(told(rolled('counterPush'))).toEqual(['lunge c']);
  });

  test('without effects nothing moves, and at first everything rises', () => {
    const start = scene('holochess', 0);
    expect(acts(start, scene('holochess', 20), [])).toEqual([]);
    expect(acts(start, start, walk)).toEqual([]);
    expect(kinds(acts(null, start, []))).toEqual(Array.from(start.pieces, () => 'rise'));
  });
});

test('every animation takes 150 to 350 milliseconds', () => {
  const played = [
    [scene('holochess', 0), scene('holochess', 1), walk],
    [scene('courtyard', 28), scene('courtyard', 29), jumps],
    [scene('king-and-courtesan:7', 22), scene('king-and-courtesan:7', 23), exchange],
    [null, scene('king-and-courtesan:10', 0), []],
  ] as const;
  for (const [before, after, effects] of played) {
    for (const { duration, legs } of acts(before, after, effects)) {
      // In a chain, every jump is a thing of its own.
      const jumped = legs.filter(({ kind }) => kind === 'jump');
      for (const each of jumped.length > 0 ? jumped.map((jump) => jump.duration) : [duration]) {
        expect(each).toBeGreaterThanOrEqual(150);
        expect(each).toBeLessThanOrEqual(350);
      }
    }
    expect(endOf(acts(before, after, effects))).toBeLessThanOrEqual(600);
  }
});

describe('a pose', () => {
  const after = scene('holochess', 1);
  const [walked] = acts(scene('holochess', 0), after, walk);
  if (!walked) throw new Error('nothing walks');

  test('starts at the start of the path and ends on the ground at its end', () => {
    const way = points(after, walked);
    expect(poseAt(walked, way, 0).at).toEqual(way[0]);
    const end = poseAt(walked, way, walked.duration + 1);
    expect(end.at.x).toBeCloseTo(way[3]?.x ?? 9);
    expect(end.at.y).toBeCloseTo(way[3]?.y ?? 9);
    expect(end).toMatchObject({ lift: 0, gone: 0 });
    expect(end.lean).toBeCloseTo(0);
  });

  test('dissolves in a fall and forms in a rise', () => {
    const at = [{ x: 0, y: 0 }];
    const act = (kind: Act['kind']): Act => ({ ...walked, kind, way: [0], delay: 100, duration: 200 });
    expect([0, 100, 200, 300].map((time) => poseAt(act('fall'), at, time).gone)).toEqual([0, 0, 0.5, 1]);
    expect([0, 100, 200, 300].map((time) => poseAt(act('rise'), at, time).gone)).toEqual([1, 1, 0.5, 0]);
  });

  test('returns after a lunge', () => {
    const act: Act = { ...walked, kind: 'lunge', way: [0, 1] };
    const way = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(poseAt(act, way, act.duration / 2).at.x).toBeGreaterThan(0.2);
    expect(poseAt(act, way, act.duration).at.x).toBeCloseTo(0);
  });
});
