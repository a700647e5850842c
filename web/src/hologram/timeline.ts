import { along, motion } from '../board/motion';
import type { Piece, Point, Scene } from '../wire/scene';

/** One thing that happens between two scenes, in milliseconds from the arrival of the second. */
export interface Act {
  readonly kind: 'walk' | 'shove' | 'carry' | 'fall' | 'fade' | 'rise' | 'lunge';
  readonly piece: Piece;
  /** The spaces it passes, as indices. */
  readonly way: readonly number[];
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

const FALL = 320;
const RISE = 300;
const FADE = 160;
const LUNGE = 240;
const STAGGER = 18;

/** What happens from one scene to the next; from nothing, all pieces rise. */
export function acts(before: Scene | null, after: Scene, dropped = false): readonly Act[] {
  if (before === after) return [];
  if (!before || before.spaces.length !== after.spaces.length) return after.pieces.map(rise);
  const found = motion(before, after);
  const lunges = lunge(before, after);
  if (!found) return lunges.length > 0 ? lunges : changes(before, after);

  const pushed = before.marks.some(
    ({ kind, space }) => kind === 'pushed' && space === found.walks[0]?.way[0],
  );
  const walks = found.walks.map(({ piece, way, kind }): Act => {
    const look = kind === 'carry' ? 'carry' : pushed ? 'shove' : 'walk';
    return { kind: look, piece, way, delay: 0, duration: found.duration };
  });
  // What is taken falls when the other arrives; without a walk it falls at once.
  const delay = walks.length > 0 && !dropped ? found.duration * 0.55 : 0;
  const falls = found.gone.map((piece): Act => ({
    kind: 'fall',
    piece,
    way: [piece.space],
    delay,
    duration: FALL,
  }));
  return [...(dropped ? walks.filter((act) => act.kind === 'carry') : walks), ...falls];
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
      const steps = Math.max(1, points.length - 1);
      const hop = Math.abs(Math.sin(Math.PI * part * steps)) * (part < 1 ? 1 : 0);
      return { ...still, at: along(points, part), lift: hop * 0.16, lean: Math.sin(Math.PI * part) * 0.14 };
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
    case 'fade':
      return { ...still, gone: part, lift: act.kind === 'fall' ? -0.12 * part * part : 0 };
    case 'rise':
      return { ...still, gone: 1 - part, lift: -0.35 * (1 - part) ** 2 };
  }
}

function rise(piece: Piece, at: number): Act {
  return { kind: 'rise', piece, way: [piece.space], delay: Math.min(at, 14) * STAGGER, duration: RISE };
}

/** The attacker throws itself at the other when an attack begins. */
function lunge(before: Scene, after: Scene): readonly Act[] {
  const space = (scene: Scene, kind: string) => scene.marks.find((mark) => mark.kind === kind)?.space;
  const [from, to] = [space(after, 'attacker'), space(after, 'attacked')];
  if (from === undefined || to === undefined || space(before, 'attacker') === from) return [];
  const piece = after.pieces.find((each) => each.space === from);
  return piece ? [{ kind: 'lunge', piece, way: [from, to], delay: 0, duration: LUNGE }] : [];
}

/** Another position was opened, or hidden pieces were shown: what is new rises, what is gone fades. */
function changes(before: Scene, after: Scene): readonly Act[] {
  const lacks = (scene: Scene) => (piece: Piece) =>
    !scene.pieces.some((each) => each.space === piece.space && each.letter === piece.letter);
  const fades = before.pieces
    .filter(lacks(after))
    .map((piece): Act => ({ kind: 'fade', piece, way: [piece.space], delay: 0, duration: FADE }));
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
