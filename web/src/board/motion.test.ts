import { describe, expect, test } from 'vitest';
import { between, huffed, jumps, moved, removed, walkedBetween } from '../fixtures/effects';
import { fixture, fixtures } from '../fixtures/fixtures';
import { showcases } from '../games/games';
import type { Effect } from '../wire/generated';
import type { Scene } from '../wire/scene';
import { along, motion, newSteps, partAt, walksAt, type Step } from './motion';

const names = (scene: Scene, way: readonly number[] | undefined) =>
  way?.map((space) => scene.spaces[space]?.name);

describe('effects', () => {
  test('let a piece walk its whole path', () => {
    const { scene } = fixture('holochess', 0);
    const found = motion(scene, [moved('a5 b5 c b11')]);
    expect(names(scene, found?.walks[0]?.way)).toEqual(['a5', 'b5', 'c', 'b11']);
    expect(found?.losses).toEqual([]);
  });

  test('remove what is jumped as it is jumped', () => {
    const { scene } = fixture('courtyard', 28);
    const found = motion(scene, jumps);
    expect(found?.walks.map(({ way }) => names(scene, way))).toEqual([['j5', 'h7', 'j9']]);
    const [first, second] = found?.losses ?? [];
    expect([first, second].map((loss) => loss?.during?.leg)).toEqual([1, 2]);
    if (!found || !first || !second) return;
    // Each fades from when it is jumped over, and the last has faded before the motion ends.
    const leg = (found.walks[0]?.duration ?? 0) / 2;
    expect([first.delay, second.delay]).toEqual([leg / 2, (3 * leg) / 2]);
    expect([partAt(first, found.duration), partAt(second, found.duration)]).toEqual([1, 1]);
    expect(found.duration).toBe(second.delay + second.duration);
  });

  test('take a piece off as its taker comes', () => {
    const { scene } = fixture('courtier', 20);
    const found = motion(scene, [
      removed('a10', { type: 'taken', by: 'guard', from: 'a1' }),
      moved('a1 a10'),
    ]);
    expect(found?.losses[0]).toMatchObject({
      during: { walk: found?.walks[0], leg: 1 },
      own: null,
      delay: (found?.walks[0]?.duration ?? 0) / 2,
    });
  });

  test('let what is caught between two fade once the piece has arrived', () => {
    const { scene } = fixture('courtier', 20);
    const found = motion(scene, [moved('a1 b1'), removed('a10', between)]);
    expect(found?.losses[0]?.delay).toBe(found?.walks[0]?.duration);
  });

  test('do not let a piece walk that was dropped', () => {
    const { scene } = fixture('courtyard', 28);
    const found = motion(scene, jumps, true);
    expect(found?.walks[0]?.duration).toBe(1);
    expect(found?.losses).toHaveLength(2);
    expect(found?.duration).toBeGreaterThan(200);
  });

  test('let a lost piece walk there first', () => {
    const { scene } = fixture('courtier', 20);
    const found = motion(scene, [moved('a1 b1'), removed('b1', walkedBetween, 1)]);
    expect(found?.losses[0]?.own).toBe(found?.walks[0]);
    expect(names(scene, [found?.losses[0]?.piece.space ?? -1])).toEqual(['b1']);
  });

  test('carry the top checker over in an exchange', () => {
    const { scene } = fixture('king-and-courtesan:7', 22);
    const found = motion(scene, [moved('a1 b1', 'exchange')]);
    expect(found?.walks[0]).toMatchObject({ how: 'exchange', piece: { kind: 'courtesan' } });
    expect(found?.held).toMatchObject([{ kind: 'courtesan' }]);
  });

  test('take off a piece while nothing walks', () => {
    const { scene } = fixture('courtier', 0);
    const found = motion(scene, [removed('a4', huffed, 1)]);
    expect(found?.walks).toEqual([]);
    expect(found?.losses).toMatchObject([{ during: null, own: null, delay: 0 }]);
  });

  test('of two steps are seen one after the other', () => {
    const { scene } = fixture('courtier', 0);
    const found = motion(scene, [moved('a4 b4'), moved('a9 b9', 'step', 2)]);
    const [first, second] = found?.walks ?? [];
    expect(second?.delay).toBe(first?.duration);
    expect(found?.duration).toBe((first?.duration ?? 0) + (second?.duration ?? 0));
  });

  test('of one piece in two steps show it once at a time', () => {
    const { scene } = fixture('courtier', 0);
    const found = motion(scene, [moved('a4 b4'), moved('a9 b9', 'step', 2), moved('b4 c')]);
    const seen = (time: number) =>
      found && walksAt(found, time).map(({ way }) => names(scene, way)?.join(' '));
    expect(seen(0)).toEqual(['a4 b4', 'a9 b9']);
    expect(seen(found?.duration ?? 0)).toEqual(['a9 b9', 'b4 c']);
  });

  test('of another position move nothing', () => {
    const { scene } = fixture('courtier', 0);
    expect(motion(scene, [moved('b8 b9')])).toBeNull();
    expect(motion(scene, [moved('z1 z2')])).toBeNull();
    expect(motion(scene, [removed('b8', between)])).toBeNull();
  });

  test('let an attacker strike and go back', () => {
    const { scene } = fixture('courtier', 0);
    const fight = { side: 1, attacker: '', from: 'a4', defender: '', at: 'b4' } as const;
    const found = motion(scene, [{ type: 'attacked', ...fight }]);
    expect(
      names(
        scene,
        found?.lunges.flatMap(({ piece, to }) => [piece.space, to]),
      ),
    ).toEqual(['a4', 'b4']);
    expect([found?.walks, found?.losses, found?.duration]).toEqual([[], [], 300]);
  });

  test('that move nothing are not seen', () => {
    const { scene } = fixture('courtier', 0);
    expect(motion(scene, [])).toBeNull();
    expect(motion(scene, [{ type: 'forfeited', side: 1 }])).toBeNull();
  });
});

/** Applies what a motion shows to pieces, and returns where they are then. */
function played(before: Scene, effects: readonly Effect[]): readonly string[] {
  const standing = new Map(before.pieces.map((piece) => [piece.space, piece.letter]));
  const { walks = [], losses = [] } = motion(before, effects) ?? {};
  for (const { way, how } of walks) {
    const [start, end] = [way[0] ?? -1, way.at(-1) ?? -1];
    const [mover, other] = [standing.get(start), standing.get(end)];
    standing.delete(start);
    if (mover !== undefined) standing.set(end, mover);
    if (how === 'exchange' && other !== undefined) standing.set(start, other);
  }
  const taken = losses.filter(({ why }) => why.type !== 'taken');
  for (const { piece } of taken) standing.delete(piece.space);
  return [...standing].map(([space, letter]) => `${space} ${letter}`).sort();
}
const standing = ({ pieces }: Scene) => pieces.map(({ space, letter }) => `${space} ${letter}`).sort();

describe('recorded games', () => {
  const pairs = fixtures.flatMap((after) => {
    const before = fixtures.find((each) => each.game === after.game && each.index === after.index - 1);
    return before && after.effects.length > 0 ? [{ before: before.scene, after: after.scene, ...after }] : [];
  });
  const watched = showcases.flatMap(({ name: game, scenes, steps }) =>
    steps.flatMap(({ effects }, index) => {
      const [before, after] = [scenes[index], scenes[index + 1]];
      return before && after && effects.length > 0 ? [{ game, index, before, after, effects }] : [];
    }),
  );
  test('lead by their effects from each position to the next', () => {
    for (const { game, index, before, after, effects } of [...pairs.map(recorded), ...watched]) {
      expect(played(before, effects), `${game} ${index}`).toEqual(standing(after));
    }
  });
  test('have no walk shorter than 150 ms or longer than 350 ms, and no loss cut short', () => {
    for (const { before, effects } of watched) {
      const found = motion(before, effects);
      if (!found) continue;
      for (const { duration } of found.walks) {
        expect(duration).toBeGreaterThanOrEqual(150);
        expect(duration).toBeLessThanOrEqual(350);
      }
      for (const { delay, duration } of found.losses) {
        expect(duration).toBe(250);
        expect(delay + duration).toBeLessThanOrEqual(found.duration);
      }
    }
  });
  function recorded({ game, index, before, after, effects }: (typeof pairs)[number]) {
    return { game, index, before, after, effects };
  }
});

describe('what is new', () => {
  const step = (text: string): Step => ({ text, effects: [moved(text.replace('-', ' '))] });
  const line = (...texts: readonly string[]) => texts.map(step);
  const check = (before: readonly Step[], after: readonly Step[], expected: number) =>
    expect(newSteps(before, after)).toHaveLength(expected);
  test('since the start is the first step', () => check([], line('a1-a2'), 1));
  test('since a position is what followed it', () => check(line('a1-a2'), line('a1-a2', 'b1-b2', 'c-d'), 2));
  test('is nothing where a step was taken back', () => check(line('a1-a2', 'b1-b2'), line('a1-a2'), 0));
  test('is nothing in another line', () => check(line('a1-a2'), line('a1-a3', 'b1-b2'), 0));
  test('is nothing far from it', () => check([], line(...'abcdefg'), 0));
  test('is nothing if the same steps arrive again', () => check(line('a1-a2'), line('a1-a2'), 0));
});

describe('along a way', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ];
  test('it begins at the start', () => expect(along(way, 0)).toEqual({ x: 0, y: 0 }));
  test('half of it is the corner', () => expect(along(way, 0.5)).toEqual({ x: 2, y: 0 }));
  test('it ends at the end', () => expect(along(way, 1)).toEqual({ x: 2, y: 2 }));
});
