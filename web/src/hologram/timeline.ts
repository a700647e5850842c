import { along, motion } from '../board/motion';
import type { MarkKind, Piece, Point, Scene } from '../wire/scene';
import { lengthOf, passing, strideAt, strides, type Leg } from './stride';

/** One thing that happens between two scenes, in milliseconds from the arrival of the second. */
export interface Act {
  readonly kind: 'walk' | 'shove' | 'carry' | 'fall' | 'lift' | 'fade' | 'rise' | 'lunge';
  readonly piece: Piece;
  /** The spaces it passes, as indices. */
  readonly way: readonly number[];
  /** How it goes that way, if it walks. Who falls may have walked before. */
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
  /** How much of it has come apart, or has not come together yet: 0 is whole. */
  readonly gone: number;
  /** How far it leans forward, in radians. */
  readonly lean: number;
}

const FALL = 300;
const LIFT = 350;
const RISE = 300;
const FADE = 160;
const LUNGE = 240;
const STAGGER = 18;

/** What happens from one scene to the next; from nothing, all pieces rise. */
export function acts(before: Scene | null, after: Scene, dropped = false): readonly Act[] {
  if (before === after) return [];
  if (!before || before.spaces.length !== after.spaces.length) return after.pieces.map(rise);
  const found = motion(before, after);
  if (!found) {
    const lunges = [...lunge(before, after), ...strikes(before, after)];
    return lunges.length > 0 ? lunges : changes(before, after);
  }
  const strike = strikes(before, after);
  const pushed = before.marks.some(
    ({ kind, space }) => kind === 'pushed' && space === found.walks[0]?.way[0],
  );
  const walks = found.walks.map(({ piece, way, kind }): Act => {
    if (kind === 'carry') return { ...STILL, kind, piece, way, duration: found.duration };
    if (pushed) return { ...STILL, kind: 'shove', piece, way, duration: found.duration };
    const legs = strides(before, way, piece.side);
    const duration = dropped ? 0 : lengthOf(legs);
    const stays = after.pieces.some((each) => each.space === way[way.length - 1]);
    if (stays) return { ...STILL, kind: 'walk', piece, way, legs, duration };
    return { ...STILL, kind: 'fall', piece, way, legs: dropped ? [] : legs, delay: duration, duration: FALL };
  });
  const gone = found.gone.map((piece): Act => {
    const way = [piece.space];
    if (isHuffed(before, piece, walks)) return { ...STILL, kind: 'lift', piece, way, duration: LIFT };
    const delay = strike.length > 0 ? LUNGE / 2 : fallsAt(piece, walks, dropped);
    return { ...STILL, kind: 'fall', piece, way, delay, duration: FALL };
  });
  return [...strike, ...(dropped ? walks.filter((act) => act.kind !== 'walk') : walks), ...gone];
}

const STILL = { legs: [], delay: 0 } as const;

/** When a captured piece falls: as it is jumped, as the other comes to its space, or once the other has arrived. */
function fallsAt(piece: Piece, walks: readonly Act[], dropped: boolean): number {
  const [walk] = walks;
  if (!walk || dropped) return 0;
  const arrives = walk.kind === 'fall' ? walk.delay : walk.duration;
  const jumped = passing(walk.legs, piece.space);
  if (jumped !== null) return jumped;
  return walk.way[walk.way.length - 1] === piece.space ? arrives * 0.5 : arrives * 0.9;
}

/** A piece that could have jumped and did not is taken off by the other side's hand. */
function isHuffed(before: Scene, piece: Piece, walks: readonly Act[]): boolean {
  return (
    walks.length === 0 && before.marks.some(({ kind, space }) => kind === 'offender' && space === piece.space)
  );
}

/** When the last of some acts ends. */
export function endOf(list: readonly Act[]): number {
  return list.reduce((end, act) => Math.max(end, act.delay + act.duration), 0);
}

/** Where an act has brought its piece at a time. `points` are the places of its way. */
export function poseAt(act: Act, points: readonly Point[], time: number): Pose {
  const part = clamp((time - act.delay) / act.duration);
  const last = points[points.length - 1] ?? { x: 0, y: 0 };
  const still: Pose = { at: last, lift: 0, gone: 0, lean: 0 };
  switch (act.kind) {
    case 'walk': {
      const steps = act.legs.every(({ kind }) => kind === 'step');
      const lean = Math.sin(Math.PI * part) * (steps ? 0.14 : 0.06);
      return { ...still, ...strideAt(act.legs, points, time - act.delay), lean };
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
      if (time < act.delay && act.legs.length > 0) return { ...still, ...strideAt(act.legs, points, time) };
      return { ...still, gone: part, lift: -0.12 * part * part };
    case 'lift': {
      // It is taken up and over to the other side, and is lost to sight on the way.
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
    case 'fade':
      return { ...still, gone: part };
    case 'rise':
      return { ...still, gone: 1 - part, lift: -0.35 * (1 - part) ** 2 };
  }
}

function rise(piece: Piece, at: number): Act {
  const delay = Math.min(at, 14) * STAGGER;
  return { ...STILL, kind: 'rise', piece, way: [piece.space], delay, duration: RISE };
}

/** The attacker throws itself at the other when an attack begins. */
function lunge(before: Scene, after: Scene): readonly Act[] {
  const [from, to] = [placeOf(after, 'attacker'), placeOf(after, 'attacked')];
  if (from === undefined || to === undefined || placeOf(before, 'attacker') === from) return [];
  return lunges(after, from, to);
}

/** When the dice have fallen, the one that they favour strikes the other: it dies, or will be pushed. */
function strikes(before: Scene, after: Scene): readonly Act[] {
  const [attacker, attacked] = [placeOf(before, 'attacker'), placeOf(before, 'attacked')];
  if (attacker === undefined || attacked === undefined || placeOf(after, 'attacker') !== undefined) return [];
  const loses = (space: number) =>
    placeOf(after, 'pushed') === space || !after.pieces.some((piece) => piece.space === space);
  if (loses(attacked)) return lunges(after, attacker, attacked);
  return loses(attacker) ? lunges(after, attacked, attacker) : [];
}

function lunges({ pieces }: Scene, from: number, to: number): readonly Act[] {
  const piece = pieces.find((each) => each.space === from);
  return piece ? [{ ...STILL, kind: 'lunge', piece, way: [from, to], duration: LUNGE }] : [];
}

function placeOf(scene: Scene, kind: MarkKind): number | undefined {
  return scene.marks.find((mark) => mark.kind === kind)?.space;
}

/** Another position was opened, or hidden pieces were shown: what is new rises, what is gone fades. */
function changes(before: Scene, after: Scene): readonly Act[] {
  const lacks = (scene: Scene) => (piece: Piece) =>
    !scene.pieces.some((each) => each.space === piece.space && each.letter === piece.letter);
  const fades = before.pieces
    .filter(lacks(after))
    .map((piece): Act => ({ ...STILL, kind: 'fade', piece, way: [piece.space], duration: FADE }));
  return [...fades, ...after.pieces.filter(lacks(before)).map(rise)];
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
