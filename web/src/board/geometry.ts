import type { Point, Scene, Shape, Space } from '../wire/scene';

/** Half the width of a board, in the units of the drawings. */
export const HALF = 100;

/** Room around the board for the rim and the coordinates. */
export const MARGIN = 14;

/** Turns points of the scene into points of the picture, with y downwards; flipped for the seat on the other side. */
export class Frame {
  constructor(readonly flipped: boolean) {}

  at({ x, y }: Point): Point {
    const turn = this.flipped ? -1 : 1;
    return { x: x * HALF * turn, y: -y * HALF * turn };
  }

  /** The point of the scene at a point of the picture. */
  from({ x, y }: Point): Point {
    const turn = this.flipped ? -1 : 1;
    return { x: (x / HALF) * turn, y: (-y / HALF) * turn };
  }

  /** An angle in the picture, in degrees counter-clockwise from east. */
  angle(degrees: number): number {
    return this.flipped ? degrees + 180 : degrees;
  }

  /** The outline of a space as SVG path data, drawn in by `inset` units. */
  outline({ shape }: Space, inset = 0): string {
    return outline(shape, this, inset);
  }
}

function outline(shape: Shape, frame: Frame, inset: number): string {
  switch (shape.kind) {
    case 'disc':
      return circle(shape.radius * HALF - inset);
    case 'sector': {
      const inner = shape.inner * HALF + inset;
      const outer = shape.outer * HALF - inset;
      // The inset along the arcs is the same in units, so it is a smaller angle further out.
      const trim = (radius: number) => (inset / radius) * (180 / Math.PI);
      const [from, to] = [frame.angle(shape.from), frame.angle(shape.to)];
      const a = polar(outer, from + trim(outer));
      const b = polar(outer, to - trim(outer));
      const c = polar(inner, to - trim(inner));
      const d = polar(inner, from + trim(inner));
      return `M${pair(a)}A${round(outer)} ${round(outer)} 0 0 0 ${pair(b)}L${pair(c)}A${round(inner)} ${round(inner)} 0 0 1 ${pair(d)}Z`;
    }
    case 'quad': {
      const corners = shape.corners.map((corner) => frame.at(corner));
      const middle = mean(corners);
      const drawn = corners.map((corner) => {
        const reach = Math.hypot(corner.x - middle.x, corner.y - middle.y);
        const part = reach === 0 ? 1 : 1 - (inset * Math.SQRT2) / reach;
        return { x: middle.x + (corner.x - middle.x) * part, y: middle.y + (corner.y - middle.y) * part };
      });
      return `M${drawn.map(pair).join('L')}Z`;
    }
  }
}

/** A point of the picture by radius and angle. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: -radius * Math.sin(radians) };
}

/** The width of a piece on a space. */
export function pieceSize(scene: Scene, space: Space | undefined): number {
  switch (scene.board.kind) {
    case 'round': {
      const shape = space?.shape;
      if (shape?.kind !== 'sector') return 33;
      const arc =
        (((shape.to - shape.from) * Math.PI) / 180) * Math.hypot(space?.centre.x ?? 0, space?.centre.y ?? 0);
      return Math.min(34, arc * HALF * 1.12);
    }
    case 'diamond':
      return (HALF * 1.36) / scene.board.size;
    case 'square':
      return (HALF * 1.72) / scene.board.size;
  }
}

/** Whether the space is part of the game. */
export function isPlayed(space: Space): boolean {
  return space.shade.kind !== 'unused';
}

/** A label beside the board. */
export interface Coordinate {
  readonly text: string;
  readonly at: Point;
  /** Whether it names a ring, and so is inside the board. */
  readonly ring?: boolean;
}

/** The names of ranks, files and sectors, placed outside the rim on the sides nearest to the viewer. */
export function coordinates(scene: Scene, frame: Frame): readonly Coordinate[] {
  if (scene.board.kind === 'round') return roundCoordinates(scene, frame);
  const { size } = scene.board;
  const centre = (file: number, rank: number) => {
    const name = `${String.fromCharCode(97 + file)}${rank + 1}`;
    const space = scene.spaces.find((each) => each.name === name);
    return space ? frame.at(space.centre) : null;
  };
  const labels: Coordinate[] = [];
  const edge = frame.flipped ? size - 1 : 0;
  const inside = frame.flipped ? size - 2 : 1;
  const far = scene.board.kind === 'diamond' ? 4.6 : 5.6;
  for (let n = 0; n < size; n += 1) {
    const file = beyond(centre(n, inside), centre(n, edge), far);
    const rank = beyond(centre(inside, n), centre(edge, n), far);
    if (file) labels.push({ text: String.fromCharCode(97 + n), at: file });
    if (rank) labels.push({ text: `${n + 1}`, at: rank });
  }
  return labels;
}

function roundCoordinates(scene: Scene, frame: Frame): readonly Coordinate[] {
  return scene.spaces.flatMap(({ name, shape }): Coordinate[] => {
    if (shape.kind !== 'sector') return [];
    const [ring, number] = [name.slice(0, 1), name.slice(1)];
    const labels: Coordinate[] = [];
    if (shape.outer >= 1) {
      labels.push({ text: number, at: polar(HALF + 8.2, frame.angle((shape.from + shape.to) / 2)) });
    }
    // Each ring has one letter, in a corner of its first space.
    if (number === '1') {
      const radius = shape.outer * HALF - 5.4;
      const aside = (5 / radius) * (180 / Math.PI);
      labels.push({ text: ring, at: polar(radius, frame.angle(shape.from + aside)), ring: true });
    }
    return labels;
  });
}

/** The point this far beyond the outer side of the square at `edge`, whose neighbour is `inside`. */
function beyond(inside: Point | null, edge: Point | null, far: number): Point | null {
  if (!inside || !edge) return null;
  const step = Math.hypot(edge.x - inside.x, edge.y - inside.y);
  const share = 0.5 + far / step;
  return { x: edge.x + (edge.x - inside.x) * share, y: edge.y + (edge.y - inside.y) * share };
}

/** A path through points, as SVG path data. */
export function line(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(pair).join('L')}`;
}

function circle(radius: number): string {
  const r = round(radius);
  return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
