import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { jumps, moved, removed } from '../fixtures/effects';
import { fixture, fixtures } from '../fixtures/fixtures';
import type { Effect } from '../wire/generated';
import type { Scene } from '../wire/scene';
import { sizeOn, spotOf } from './place';
import { PieceAnimator, type Play } from './piece-animator';

function play(scene: Scene, more: Partial<Play> = {}): Play {
  const still = { rate: 1, moved: null, ahead: null, chosen: null, upright: null, bright: null };
  return { scene, effects: [], facings: new Map(), ...still, ...more };
}

/** Who is seen where, in whole thousandths of the board. */
function seen(animator: PieceAnimator, now: number): string[] {
  const place = new Vector3();
  return animator
    .figures(now)
    .map(({ piece: { side, figure }, matrix, mood }) => {
      place.setFromMatrixPosition(matrix);
      const at = [place.x, place.y, place.z].map((each) => Math.round(each * 1000) + 0);
      return `${side} ${figure} ${at.join()} ${mood[3]}`;
    })
    .sort();
}

function standing(scene: Scene): string[] {
  return scene.pieces
    .map(({ side, figure, space }) => {
      const { x, z } = spotOf(scene.spaces[space]?.centre ?? { x: 0, y: 0 });
      return `${side} ${figure} ${Math.round(x * 1000) + 0},0,${Math.round(z * 1000) + 0} 0`;
    })
    .sort();
}

/** From one scene to the next, picture by picture. */
function watched(before: Scene, after: Scene, effects: readonly Effect[], dropped = false) {
  const animator = new PieceAnimator();
  animator.show(play(before), 0, true, false);
  seen(animator, 2000);
  animator.show(play(after, { effects }), 2000, true, dropped);
  const pictures = Array.from({ length: 60 }, (_, at) => {
    animator.bursts(2000 + at * 16);
    return seen(animator, 2000 + at * 16);
  });
  return { animator, pictures };
}

const pairs = fixtures.flatMap((after) => {
  const before = fixtures.find((each) => each.game === after.game && each.index === after.index - 1);
  return before
    ? [
        {
          name: `${after.game} ${after.step}`,
          before: before.scene,
          after: after.scene,
          effects: after.effects,
        },
      ]
    : [];
});

describe.each(pairs)('$name', ({ before, after, effects }) => {
  test('starts with the old scene and ends with the new one', () => {
    const { animator, pictures } = watched(before, after, effects);
    expect(pictures[0]?.length).toBeGreaterThanOrEqual(after.pieces.length);
    expect(pictures[pictures.length - 1]).toEqual(standing(after));
    expect(animator.isBusy(10_000)).toBe(false);
  });

  test('ends with the new scene after a drag, too', () => {
    expect(watched(before, after, effects, true).pictures.pop()).toEqual(standing(after));
  });
});

test('another position during an animation is shown at once', () => {
  const [one, two] = [fixture('courtyard', 28).scene, fixture('courtyard', 29).scene];
  const animator = new PieceAnimator();
  animator.show(play(one), 0, true, false);
  animator.show(play(two, { effects: jumps }), 2000, true, false);
  seen(animator, 2100);
  animator.show(play(one), 2110, true, false);
  expect(seen(animator, 4000)).toEqual(standing(one));
});

test('in an exchange the crowned checker is in the air, and both stacks are bare', () => {
  const [before, after] = [
    fixture('king-and-courtesan:7', 22).scene,
    fixture('king-and-courtesan:7', 23).scene,
  ];
  const { pictures } = watched(before, after, [moved('a1 b1', 'exchange')]);
  const kings = (picture: string[] | undefined) =>
    picture?.filter((each) => each.startsWith('1 checker-king')).length;
  expect(kings(pictures[10])).toBe(0);
  expect(pictures[10]?.filter((each) => each.startsWith('1 checker-crown'))).toHaveLength(1);
  expect(kings(pictures[40])).toBe(1);
});

test('the effects of a roll wait for the dice', () => {
  const before = fixture('holochess', 4).scene;
  const attacked = before.marks.find((mark) => mark.kind === 'attacked')?.space;
  const after: Scene = {
    ...before,
    pieces: before.pieces.filter((piece) => piece.space !== attacked),
    marks: before.marks.filter(({ kind }) => kind === 'lastFrom' || kind === 'lastTo'),
  };
  const animator = new PieceAnimator();
  animator.show(play(before), 0, true, false);
  seen(animator, 2000);
  const effects: readonly Effect[] = [
    {
      type: 'rolled',
      side: 1,
      attacker: '',
      from: 'b11',
      defender: '',
      at: 'c',
      die: 6,
      sums: [9, 1],
      result: 'kill',
    },
    removed('c', { type: 'killed', by: '', from: 'b11', die: 6 }),
  ];
  animator.show(play(after, { effects }), 2000, true, false, 350);
  expect(seen(animator, 2340)).toEqual(standing(before));
  expect(animator.bursts(2340)).toHaveLength(0);
  expect(animator.bursts(2600)).toHaveLength(1);
  expect(seen(animator, 4000)).toEqual(standing(after));
});

test('a sent move is animated at once, and not again when it is confirmed', () => {
  const { scene: before, moves } = fixture('courtyard', 28);
  const after = fixture('courtyard', 29).scene;
  const trail = moves.find(({ text }) => text === fixture('courtyard', 29).step)?.trail ?? [];
  const ahead = trail.map((name) => before.spaces.findIndex((space) => space.name === name));
  const end = before.spaces[ahead[ahead.length - 1] ?? -1]?.centre ?? { x: 0, y: 0 };
  const moved = { space: ahead[0] ?? -1, at: end, lifted: false };
  const where = (animator: PieceAnimator, now: number) => {
    const size = sizeOn(before, ahead[0] ?? 0);
    const high = animator.figures(now).map(({ matrix }) => new Vector3().setFromMatrixPosition(matrix).y);
    return Math.max(...high) / size;
  };
  const animator = new PieceAnimator();
  animator.show(play(before), 0, true, false);
  animator.figures(2000);
  animator.show(play(before, { moved, ahead }), 2000, true, false);
  expect(where(animator, 2100)).toBeGreaterThan(1);
  animator.show(play(after, { effects: jumps }), 2150, true, false);
  // It is in the middle of its second jump by now.
  expect(where(animator, 2200)).toBeLessThan(0.1);
  expect(where(animator, 2300)).toBeGreaterThan(1);
  expect(seen(animator, 4000)).toEqual(standing(after));
});

test('a slower rate stretches everything that happens', () => {
  const [before, after] = [fixture('courtyard', 28).scene, fixture('courtyard', 29).scene];
  const whenStill = (rate: number) => {
    const animator = new PieceAnimator();
    animator.show(play(before), 0, true, false);
    seen(animator, 2000);
    animator.show(play(after, { effects: jumps, rate }), 2000, true, false);
    for (let now = 2000; now < 6000; now += 10)
      if (JSON.stringify(seen(animator, now)) === JSON.stringify(standing(after))) return now - 2000;
    return Infinity;
  };
  const [natural, slow] = [whenStill(1), whenStill(0.5)];
  expect(natural).toBeGreaterThan(400);
  expect(Math.abs(slow - 2 * natural)).toBeLessThanOrEqual(20);
});
