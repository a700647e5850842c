import type { Point, Scene } from '../wire/scene';
import { Frame, isPlayed } from './geometry';

/** The direction of an arrow key. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const AHEAD: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The index of the space that gets the focus; the same one at the edge. */
export function spaceInDirection(scene: Scene, frame: Frame, from: number, direction: Direction): number {
  const spaces = scene.spaces.map((space, index) => ({
    index,
    at: frame.at(space.centre),
    played: isPlayed(space),
  }));
  const here = spaces[from];
  if (!here) return from;
  const ahead = AHEAD[direction];
  const others = spaces
    .filter((space) => space.played && space.index !== from)
    .map((space) => ({ index: space.index, ...towards(here.at, space.at, ahead) }))
    .filter((space) => space.forward > 0.5);
  const best = scene.board.kind === 'round' ? nearestInCone(others) : nextRow(others, direction);
  return best ?? from;
}

interface Other {
  readonly index: number;
  /** The distance in the direction of the arrow. */
  readonly forward: number;
  /** The signed distance across it. */
  readonly aside: number;
}

function towards(here: Point, there: Point, ahead: Point): Pick<Other, 'forward' | 'aside'> {
  const [x, y] = [there.x - here.x, there.y - here.y];
  return { forward: x * ahead.x + y * ahead.y, aside: x * ahead.y - y * ahead.x };
}

/** On a round board: the nearest one, with sideways distance counted more. */
function nearestInCone(others: readonly Other[]): number | null {
  const near = others.filter(({ forward, aside }) => Math.abs(aside) <= forward * 1.2);
  return least(near, ({ forward, aside }) => Math.hypot(forward, 1.7 * aside))?.index ?? null;
}

/**
 * On a board of squares: the next row in the direction of the arrow, and the nearest square in it. Of two that are
 * equally near, up takes the right one and down the left one, so that the opposite key leads back.
 */
function nextRow(others: readonly Other[], direction: Direction): number | null {
  const sideways = direction === 'left' || direction === 'right';
  const level = sideways ? others.filter(({ aside }) => Math.abs(aside) < 0.5) : others;
  const row = least(level, ({ forward }) => forward);
  if (!row) return null;
  const same = level.filter(({ forward }) => forward - row.forward < 0.5);
  return least(same, ({ aside }) => Math.abs(aside) + 0.001 * aside)?.index ?? null;
}

function least<T>(list: readonly T[], by: (item: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, item) => (best === undefined || by(item) < by(best) ? item : best),
    undefined,
  );
}
