import { along, motion, type Loss } from '../board/motion';
import { indexByName } from '../board/lookup';
import type { Effect } from '../wire/generated';
import type { Piece, Point, Scene } from '../wire/scene';
import { durationOf, pointOnPath, legsOf, type Leg } from './path';

/** One thing that happens between two scenes, in milliseconds from the arrival of the second. */
export interface Act {
  readonly kind: 'walk' | 'shove' | 'carry' | 'fall' | 'lift' | 'rise' | 'lunge';
  readonly piece: Piece;
  /** The spaces it passes, as indices. */
  readonly way: readonly number[];
  /** The legs of its path, if it walks. A piece that falls may have walked before. */
  readonly legs: readonly Leg[];
  readonly delay: number;
  readonly duration: number;
}

/** Where an actor is in the middle of an act. */
export interface Pose {
  /** The point of the scene. */
  readonly at: Point;
  /** How high it is off the board, in its own sizes. */
  readonly lift: number;
  /** How much of it has dissolved, or hasn't formed yet: 0 is whole. */
  readonly gone: number;
  /** How far it leans forward, in radians. */
  readonly lean: number;
}

const FALL = 300;
const LIFT = 350;
const RISE = 300;
const LUNGE = 240;
const STAGGER = 18;

/** What effects do from one scene to the next; from nothing, all pieces rise. */
export function acts(
  before: Scene | null,
  after: Scene,
  effects: readonly Effect[],
  dropped = false,
): readonly Act[] {
  if (before === after) return [];
  if (!before || before.spaces.length !== after.spaces.length) return after.pieces.map(rise);
  const blows = lunges(before, effects);
  const found = motion(before, effects);
  if (!found) return blows;
  let begins = 0;
  const walks = found.walks.map((walk): Act => {
    const { piece, way, how } = walk;
    const delay = begins;
    const lost = found.losses.some(({ own }) => own === walk);
    const carried = how === 'exchange' || (how === 'push' && !lost);
    const legs = carried || dropped ? [] : legsOf(before, way, piece.side);
    const duration = carried ? walk.duration : durationOf(legs);
    begins += duration;
    if (carried) return { kind: how === 'push' ? 'shove' : 'carry', piece, way, legs, delay, duration };
    if (lost) return { kind: 'fall', piece, way, legs, delay: begins, duration: FALL };
    return { kind: 'walk', piece, way, legs, delay, duration };
  });
  const falls = found.losses.flatMap((loss): Act[] => {
    if (loss.own) return [];
    const { piece, why, during } = loss;
    const way = [piece.space];
    if (why.type === 'huffed') return [{ ...STILL, kind: 'lift', piece, way, delay: begins, duration: LIFT }];
    const walk = during && walks[found.walks.indexOf(during.walk)];
    const struck = blows.length > 0 ? LUNGE / 2 : 0;
    const delay = walk ? fallsAt(loss, walk) : struck;
    return [{ ...STILL, kind: 'fall', piece, way, delay, duration: FALL }];
  });
  return [...blows, ...(dropped ? walks.filter((act) => act.kind !== 'walk') : walks), ...falls];
}

const STILL = { legs: [], delay: 0 } as const;

/** When a captured piece falls: as it is jumped, as the capturer reaches its space, or once it has arrived. */
function fallsAt({ why, during }: Loss, { kind, legs, delay, duration }: Act): number {
  const [begins, lasts] = kind === 'fall' ? [delay - durationOf(legs), durationOf(legs)] : [delay, duration];
  if (why.type === 'jumped') {
    const passed = legs.slice(0, during?.leg ?? 1);
    return begins + durationOf(passed) - (passed.at(-1)?.duration ?? 0) / 2;
  }
  return begins + lasts * (why.type === 'taken' ? 0.5 : 0.9);
}

/** When the last of some acts ends. */
export function endOf(list: readonly Act[]): number {
  return list.reduce((end, act) => Math.max(end, act.delay + act.duration), 0);
}

/** The pose of a piece in an act at a time. `points` are the points of its path. */
export function poseAt(act: Act, points: readonly Point[], time: number): Pose {
  const part = clamp((time - act.delay) / act.duration);
  const last = points[points.length - 1] ?? { x: 0, y: 0 };
  const still: Pose = { at: last, lift: 0, gone: 0, lean: 0 };
  switch (act.kind) {
    case 'walk': {
      const steps = act.legs.every(({ kind }) => kind === 'step');
      const lean = Math.sin(Math.PI * part) * (steps ? 0.14 : 0.06);
      return { ...still, ...pointOnPath(act.legs, points, time - act.delay), lean };
    }
    case 'shove':
      // A push is quick at first and drags to a stop, leaning back.
      return { ...still, at: straight(points, 1 - (1 - part) ** 3), lean: -Math.sin(Math.PI * part) * 0.4 };
    case 'carry':
      return { ...still, at: along(points, part), lift: Math.sin(Math.PI * part) * 0.7 };
    case 'lunge': {
      const [from, to] = [points[0] ?? last, last];
      const reach = Math.sin(Math.PI * part) * 0.35;
      return { ...still, at: between(from, to, reach), lean: reach * 0.7, lift: reach * 0.3 };
    }
    case 'fall':
      if (time < act.delay && act.legs.length > 0) {
        return { ...still, ...pointOnPath(act.legs, points, time - act.delay + durationOf(act.legs)) };
      }
      return { ...still, gone: part, lift: -0.12 * part * part };
    case 'lift': {
      // It is lifted over to the other side, and fades on the way.
      const away = act.piece.side === 1 ? 1 : -1;
      const at = { x: last.x, y: last.y + away * 0.22 * part * part };
      return {
        ...still,
        at,
        lift: 1.5 * (1 - (1 - part) ** 2),
        lean: 0.3 * part,
        gone: clamp(part * 2.5 - 1.5),
      };
    }
    case 'rise':
      return { ...still, gone: 1 - part, lift: -0.35 * (1 - part) ** 2 };
  }
}

function rise(piece: Piece, at: number): Act {
  const delay = Math.min(at, 14) * STAGGER;
  return { ...STILL, kind: 'rise', piece, way: [piece.space], delay, duration: RISE };
}

/** The attacker lunges at the defender; after the roll, the winner strikes the loser. */
function lunges(before: Scene, effects: readonly Effect[]): readonly Act[] {
  const indexOf = indexByName(before);
  const blows = effects.flatMap((effect) => {
    if (effect.type !== 'attacked' && effect.type !== 'rolled') return [];
    const [attacker, defender] = [indexOf.get(effect.from) ?? -1, indexOf.get(effect.at) ?? -1];
    const lost =
      effect.type === 'rolled' && (effect.result === 'counterPush' || effect.result === 'backfire');
    return [lost ? [defender, attacker] : [attacker, defender]];
  });
  const way = blows.at(-1);
  const piece = before.pieces.find((each) => each.space === way?.[0]);
  return way && piece ? [{ ...STILL, kind: 'lunge', piece, way, duration: LUNGE }] : [];
}

function straight(points: readonly Point[], part: number): Point {
  const [from, to] = [points[0], points[points.length - 1]];
  return from && to ? between(from, to, part) : { x: 0, y: 0 };
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
