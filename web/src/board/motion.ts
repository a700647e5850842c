import type { Effect, MoveKind, Removal } from '../wire/generated';
import type { Piece, Point, Scene } from '../wire/scene';
import { indexByName, pieceBySpace } from './lookup';
import { walkDuration } from './pace';

/** A choice that led to a position, and what it did. */
export interface Step {
  /** The choice in notation, which identifies the step. */
  readonly text: string;
  readonly effects: readonly Effect[];
  /** The side that decided; null for a roll. */
  readonly by?: number | null;
}

/** A piece that walks along a path. Times are milliseconds from the start of the animation. */
export interface Walk {
  /** The piece before it moved. In an exchange, the one that is carried over. */
  readonly piece: Piece;
  /** The spaces of the path, as indices, from start to end. */
  readonly way: readonly number[];
  readonly how: MoveKind;
  readonly delay: number;
  readonly duration: number;
}

/** A piece that is removed. */
export interface Loss {
  /** The piece, on the space it is removed from. */
  readonly piece: Piece;
  readonly why: Removal;
  /** The walk during which it is removed, and the leg, counted from 1; null if nothing walks. */
  readonly during: { readonly walk: Walk; readonly leg: number } | null;
  /** Its own walk to that space, if any. */
  readonly own: Walk | null;
  readonly delay: number;
  readonly duration: number;
}

/** A piece that strikes at another and goes back. */
export interface Lunge {
  readonly piece: Piece;
  /** The space it strikes at, as an index. */
  readonly to: number;
  readonly delay: number;
  readonly duration: number;
}

/** The animation of some effects. */
export interface Motion {
  readonly walks: readonly Walk[];
  readonly losses: readonly Loss[];
  readonly lunges: readonly Lunge[];
  /** Pieces that are drawn as they were until the animation ends, because something is carried to them. */
  readonly held: readonly Piece[];
  readonly duration: number;
}

const CARRY = 350;
const FADE = 250;
const LUNGE = 300;

/** After more new steps than these, the board jumps to the new position. */
const MOST = 6;

/** Whether two lines of steps lead to the same position. */
export function sameSteps(one: readonly Step[], other: readonly Step[]): boolean {
  return one.length === other.length && one.at(-1)?.text === other.at(-1)?.text;
}

/** The steps from one position to another; none if it doesn't follow, or only after many. */
export function newSteps<Kind extends Step>(
  before: readonly Step[],
  after: readonly Kind[],
): readonly Kind[] {
  const fresh = after.slice(before.length);
  return fresh.length <= MOST && sameSteps(before, after.slice(0, before.length)) ? fresh : [];
}

interface Route {
  readonly piece: Piece;
  readonly way: number[];
  readonly how: MoveKind;
}

interface Removed {
  readonly piece: Piece;
  readonly at: number;
  readonly why: Removal;
  readonly route: Route | undefined;
  readonly legs: number;
}

/**
 * The animation of effects in a scene; null if nothing moves, or if the effects don't fit the scene. The first piece that
 * walks was `dropped` where it goes, if it was dragged there.
 */
export function motion(before: Scene, effects: readonly Effect[], dropped = false): Motion | null {
  const indexOf = indexByName(before);
  const standing = new Map(pieceBySpace(before));
  const routes: Route[] = [];
  const removed: Removed[] = [];
  const held: Piece[] = [];
  const lunges: Lunge[] = [];
  for (const effect of effects) {
    if (effect.type === 'moved') {
      const way = effect.path.flatMap((name) => indexOf.get(name) ?? []);
      const [start, end] = [way[0] ?? -1, way.at(-1) ?? -1];
      const [mover, other] = [standing.get(start), standing.get(end)];
      if (!mover || way.length !== effect.path.length) return null;
      standing.delete(start);
      standing.set(end, mover);
      const last = routes.at(-1);
      if (effect.how === 'exchange' && other) {
        // The top of one stack is carried over to the other.
        standing.set(start, other);
        routes.push({ piece: other, way, how: effect.how });
        held.push(other);
      } else if (last?.piece === mover && last.way.at(-1) === start) last.way.push(...way.slice(1));
      else routes.push({ piece: mover, way, how: effect.how });
    } else if (effect.type === 'attacked') {
      const piece = standing.get(indexOf.get(effect.from) ?? -1);
      const to = indexOf.get(effect.at);
      if (piece && to !== undefined) lunges.push({ piece, to, delay: 0, duration: LUNGE });
    } else if (effect.type === 'removed') {
      const at = indexOf.get(effect.at) ?? -1;
      const piece = standing.get(at);
      if (!piece) return null;
      standing.delete(at);
      const route = routes.at(-1);
      removed.push({ piece, at, why: effect.why, route, legs: (route?.way.length ?? 1) - 1 });
    }
  }
  if (routes.length === 0 && removed.length === 0 && lunges.length === 0) return null;

  const walks = new Map<Route, Walk>();
  let delay = 0;
  for (const [at, route] of routes.entries()) {
    const carried = route.how === 'exchange';
    const whole = carried ? CARRY : walkDuration(route.way.length - 1);
    const duration = dropped && at === 0 && !carried ? AT_ONCE : whole;
    walks.set(route, { ...route, delay, duration });
    delay += duration;
  }
  const losses = removed.map(({ piece, at, why, route = routes[0], legs }): Loss => {
    const gone = { ...piece, space: at };
    const walk = route && walks.get(route);
    const own = [...walks.values()].filter((each) => each.piece === piece && each.how !== 'exchange').at(-1);
    if (!walk) return { piece: gone, why, during: null, own: null, delay: 0, duration: FADE };
    const leg = Math.max(1, legs);
    return {
      piece: gone,
      why,
      during: { walk, leg },
      own: own ?? null,
      delay: fadesAt(why, walk, leg),
      duration: FADE,
    };
  });
  const ends = losses.map((loss) => loss.delay + loss.duration);
  const strikes = lunges.length > 0 ? LUNGE : 0;
  const duration = Math.max(delay, strikes, ...ends);
  return { walks: [...walks.values()], losses, lunges, held, duration };
}

/** A piece is dropped at once, but time still passes. */
const AT_ONCE = 1;

/** When a lost piece begins to fade: as it is jumped, as its taker comes, or once a piece has arrived beside it. */
function fadesAt(why: Removal, { way, delay, duration }: Walk, leg: number): number {
  const legs = duration / (way.length - 1);
  if (why.type === 'jumped') return delay + legs * (leg - 0.5);
  if (why.type === 'taken') return delay + duration / 2;
  return delay + legs * leg;
}

/** The walks to draw at a time: for every piece the last that has begun, or its first. */
export function walksAt({ walks }: Motion, time: number): readonly Walk[] {
  return walks.filter((walk, at) => {
    const own = (each: Walk) => each.piece === walk.piece;
    const first = walks.findIndex(own) === at;
    const begun = walk.delay <= time;
    const next = walks.slice(at + 1).find(own);
    return (begun || first) && !(next && next.delay <= time);
  });
}

/** The elapsed part of a walk or loss at a time, from 0 to 1. */
export function partAt({ delay, duration }: Pick<Walk, 'delay' | 'duration'>, time: number): number {
  return Math.min(1, Math.max(0, (time - delay) / duration));
}

/** The spaces of the last move in order, as the scene marks them. */
export function lastTrail(scene: Scene): readonly number[] {
  const from = scene.marks.filter((mark) => mark.kind === 'lastFrom');
  const to = scene.marks.filter((mark) => mark.kind === 'lastTo');
  return [...from, ...to].map((mark) => mark.space);
}

/** The point at a part of a path of straight legs. */
export function along(points: readonly Point[], part: number): Point {
  const gone = behind(points, part);
  return gone[gone.length - 1] ?? { x: 0, y: 0 };
}

/** The path up to that point. */
export function behind(points: readonly Point[], part: number): readonly Point[] {
  const legs = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = ease(part) * legs.reduce((sum, leg) => sum + leg.length, 0);
  const gone = points.slice(0, 1);
  for (const { from, to, length } of legs) {
    const share = length > 0 ? Math.min(1, left / length) : 1;
    gone.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    left -= length;
    if (left <= 0) break;
  }
  return gone;
}

/** How far a walk has come at a part of its time: a push is quick at first and drags to a stop. */
export function gone(how: MoveKind, part: number): number {
  return how === 'push' ? 1 - (1 - part) ** 3 : part;
}

/** Eases in and out. */
export function ease(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}
