import type { Piece, Point, Scene } from '../wire/scene';

/** A piece that goes along a way of the scene. */
export interface Walk {
  /** What is drawn on the way. */
  readonly piece: Piece;
  /** The spaces it passes, as indices, from where it starts to where it ends. */
  readonly way: readonly number[];
  /** `carry`: a part of a piece that is lifted over to another, as in an exchange. */
  readonly kind: 'walk' | 'carry';
}

/** What happens between two scenes. */
export interface Motion {
  readonly walks: readonly Walk[];
  /** Pieces that are gone. */
  readonly gone: readonly Piece[];
  /** Pieces of the earlier scene that are still shown on a space until the walk ends. */
  readonly held: readonly Piece[];
  readonly duration: number;
}

const SHORTEST = 150;
const LONGEST = 350;

/** What to animate from one scene to the next, or null where the second does not follow from the first. */
export function motion(before: Scene, after: Scene): Motion | null {
  if (before === after || before.spaces.length !== after.spaces.length) return null;
  const way = lastTrail(after);
  const [start, end] = [way[0], way[way.length - 1]];
  if (start === undefined || end === undefined) return null;

  const [was, is] = [bySpace(before), bySpace(after)];
  const exchanged = exchange(was, is, start, end);
  if (exchanged) return { walks: [exchanged.walk], gone: [], held: [exchanged.held], duration: LONGEST };

  const mover = was.get(start);
  const moved = is.get(end);
  const walked = mover && moved && way.length > 1 && same(mover, moved) && !same(moved, was.get(end));
  // Whoever goes where it is captured at once is on neither space afterwards; it goes there all the same.
  const lost = mover && way.length > 1 && !was.has(end) && !is.has(end) && !is.has(start);
  const walks: Walk[] = walked || lost ? [{ piece: moved ?? mover, way, kind: 'walk' }] : [];
  const gone = before.pieces.filter(
    (piece) => !same(piece, is.get(piece.space)) && !(walks.length > 0 && piece.space === start),
  );
  if (walks.length === 0 && gone.length === 0) return null;
  // More than a move's worth of change: another position was opened, nothing was played.
  const appeared = after.pieces.filter((piece) => !same(piece, was.get(piece.space)));
  if (appeared.length > (walked ? 1 : 0)) return null;
  return { walks, gone, held: [], duration: walks.length > 0 ? pace(way.length - 1) : SHORTEST + 100 };
}

/** The spaces of the last move in order, as indices. */
export function lastTrail(scene: Scene): readonly number[] {
  const from = scene.marks.filter((mark) => mark.kind === 'lastFrom');
  const to = scene.marks.filter((mark) => mark.kind === 'lastTo');
  return [...from, ...to].map((mark) => mark.space);
}

/** Where something is that has gone a part of a way of straight legs. */
export function along(points: readonly Point[], part: number): Point {
  const gone = behind(points, part);
  return gone[gone.length - 1] ?? { x: 0, y: 0 };
}

/** The way that lies behind something that has gone a part of it. */
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

/** How long a walk of some steps takes, in milliseconds. */
export function pace(steps: number): number {
  return Math.min(LONGEST, SHORTEST + 50 * steps);
}

/** Slow at both ends. */
export function ease(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** Two pieces of one side that swapped what they are: the top of one is carried over to the other. */
function exchange(
  was: ReadonlyMap<number, Piece>,
  is: ReadonlyMap<number, Piece>,
  start: number,
  end: number,
): { walk: Walk; held: Piece } | null {
  const [a, b, c, d] = [was.get(start), was.get(end), is.get(start), is.get(end)];
  if (!a || !b || !c || !d || start === end) return null;
  const swapped = a.side === d.side && b.side === c.side && a.side === b.side;
  if (!swapped || a.kind !== d.kind || b.kind !== c.kind || a.kind === b.kind) return null;
  return { walk: { piece: c, way: [start, end], kind: 'carry' }, held: b };
}

function bySpace(scene: Scene): ReadonlyMap<number, Piece> {
  return new Map(scene.pieces.map((piece) => [piece.space, piece]));
}

/** Whether two pieces look the same; where they stand does not matter. */
function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return a !== undefined && b !== undefined && a.letter === b.letter;
}
