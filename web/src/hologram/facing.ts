import type { Move, Piece, Scene } from '../wire/scene';
import { profiled } from './creatures';
import { hasForm } from './forms';
import { spotOn, type Spot } from './place';

/** How far pieces at rest turn aside, to show their profile where they are recognised by it. */
const PROFILE = 1.1;
/** The others turn only a little, so that they are not seen from behind alone. */
const SLIGHTLY = 0.4;

/**
 * The direction that every piece faces, by the index of its space: the turn about the upright axis from positive z, in
 * radians. A token's letter can be read from the seat in front.
 */
export function facings(scene: Scene, moves: readonly Move[], flipped = false): ReadonlyMap<number, number> {
  const indexOf = new Map(scene.spaces.map((space, index) => [space.name, index]));
  const prey = new Map<number, number[]>();
  for (const { trail, aim } of moves) {
    const from = indexOf.get(trail[0] ?? '');
    const to = indexOf.get(aim ?? '');
    if (from === undefined || to === undefined || from === to) continue;
    prey.set(from, [...(prey.get(from) ?? []), to]);
  }
  const attacker = scene.marks.find((mark) => mark.kind === 'attacker')?.space;
  const attacked = scene.marks.find((mark) => mark.kind === 'attacked')?.space;
  if (attacker !== undefined && attacked !== undefined) {
    prey.set(attacker, [attacked]);
    prey.set(attacked, [attacker]);
  }
  // The last two face each other.
  const [one, two] = scene.pieces;
  if (one && two && scene.pieces.length === 2 && one.side !== two.side) {
    prey.set(one.space, [two.space]);
    prey.set(two.space, [one.space]);
  }
  return new Map(
    scene.pieces.map((piece) => {
      if (!hasForm(piece.figure)) return [piece.space, flipped ? Math.PI : 0];
      const seen = nearest(scene, piece.space, prey.get(piece.space) ?? []);
      const here = spotOn(scene, piece.space);
      return [piece.space, seen === null ? atRest(piece, here, scene) : turnTo(here, spotOn(scene, seen))];
    }),
  );
}

/** The turn of something at one place that looks at another. */
export function turnTo(from: Spot, to: Spot): number {
  return Math.atan2(to.x - from.x, to.z - from.z);
}

/** The shortest way from one turn to another. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** At rest, pieces look at the other seat, and on a round table also at the middle of it. */
function atRest(piece: Piece, here: Spot, scene: Scene): number {
  const ahead = piece.side === 1 ? -1 : 1;
  if (scene.board.kind !== 'round') return turnTo({ x: 0, z: 0 }, { x: 0, z: ahead });
  const turn = turnTo(here, { x: here.x * 0.35, z: here.z * 0.35 + ahead * 0.5 });
  const aside = profiled.has(piece.figure) ? PROFILE : SLIGHTLY;
  return turn + (here.x > 0 ? aside : -aside) * ahead;
}

function nearest(scene: Scene, from: number, others: readonly number[]): number | null {
  const here = spotOn(scene, from);
  const far = (space: number) => {
    const there = spotOn(scene, space);
    return Math.hypot(there.x - here.x, there.z - here.z);
  };
  return others.reduce<number | null>(
    (best, each) => (best === null || far(each) < far(best) ? each : best),
    null,
  );
}
