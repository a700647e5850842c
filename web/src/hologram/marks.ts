import { isPlayed } from '../board/geometry';
import { behind, lastTrail } from '../board/motion';
import { candidates, targets, type Selection } from '../board/select';
import type { Move, Point, Scene, Space } from '../wire/scene';
import type { Colours } from './colours';
import { Paint } from './paint';
import { sizeOn, spotOf, spotOn } from './place';
import type { LightTrail } from './piece-animator';

/** What is shown on the board besides its pieces. */
export interface Signs {
  readonly scene: Scene;
  readonly moves: readonly Move[];
  readonly selection: Selection;
  readonly showTargets: boolean;
  readonly over: string | null;
  /** Whether touching the space under the pointer does something. */
  readonly live: boolean;
  readonly chosen: Space | null;
  readonly sent: Space | null;
  readonly bright: ReadonlySet<number> | null;
}

const [THIN, LINE] = [0.008, 0.014];

/** Paints the last move, what the position marks, and where the chosen piece may go. */
export function paintSigns(signs: Signs, { css }: Colours): Paint {
  const paint = new Paint();
  const { scene, bright } = signs;
  paintTrail(paint, scene, css['mark-last']);
  if (bright !== null) {
    scene.spaces.forEach((space, index) => {
      if (isPlayed(space) && !bright.has(index)) paint.fill(space, css.ground, 0.6);
    });
  }
  paintMarks(paint, scene, css);
  const over = scene.spaces.find((space) => space.name === signs.over);
  if (over && signs.live) paint.fill(over, css['mark-target'], 0.1, 0.012);
  if (signs.chosen) {
    paint.fill(signs.chosen, css['mark-select'], 0.14, 0.012);
    paint.border(signs.chosen, css['mark-select'], 0.9, 0.012, LINE);
  }
  if (signs.sent) {
    paint.fill(signs.sent, css['mark-last'], 0.2, 0.012);
    paint.border(signs.sent, css['mark-last'], 0.9, 0.012, LINE, [0.04, 0.025]);
  }
  if (signs.showTargets) paintTargets(paint, signs, css);
  return paint;
}

/** The spaces of a wrong try, which flash. */
export function paintWrong(scene: Scene, names: readonly string[], { css }: Colours): Paint {
  const paint = new Paint();
  for (const space of scene.spaces.filter(({ name }) => names.includes(name))) {
    paint.fill(space, css['mark-danger'], 0.4, 0.012).border(space, css['mark-danger'], 1, 0.012, LINE);
  }
  return paint;
}

/** The light that walking pieces leave behind; a long way leaves a brighter one. */
export function paintLightTrails(trails: readonly LightTrail[], scene: Scene, { css }: Colours): Paint {
  const paint = new Paint();
  for (const { piece, points, part } of trails) {
    const colour = piece.side === 1 ? css['one-edge'] : css.two;
    const long = points.length > 2;
    const walked = behind(points, Math.min(1, part * 1.6)).map(spotOf);
    const fade = part < 0.6 ? 1 : 1 - (part - 0.6) / 0.4;
    const width = sizeOn(scene, piece.space) * (long ? 0.3 : 0.16);
    paint.ribbon(walked, width, colour, [0.05 * fade, (long ? 0.85 : 0.4) * fade]);
    if (long) paint.ribbon(walked, width * 0.3, css['mark-select'], [0, 0.9 * fade]);
  }
  return paint;
}

function paintTrail(paint: Paint, scene: Scene, css: string): void {
  const way = lastTrail(scene);
  const [first, last] = [scene.spaces[way[0] ?? -1], scene.spaces[way[way.length - 1] ?? -1]];
  if (first && way.length > 1) paint.fill(first, css, 0.1, 0.014).border(first, css, 0.5, 0.014, THIN);
  if (last) paint.fill(last, css, 0.18, 0.014).border(last, css, 0.9, 0.014, THIN);
  paint.ribbon(
    way.map((index) => spotOn(scene, index)),
    0.02,
    css,
    [0.5, 0.9],
    [0.022, 0.03],
  );
}

function paintMarks(paint: Paint, scene: Scene, css: Colours['css']): void {
  for (const mark of scene.marks) {
    const space = scene.spaces[mark.space];
    if (!space) continue;
    const [at, size] = [spotOn(scene, mark.space), sizeOn(scene, mark.space)];
    switch (mark.kind) {
      case 'target':
        paint.dot(at, size * 0.2, css['mark-target'], 0.8);
        break;
      case 'capture':
        paint.ring(at, size * 0.56, 0.022, css['mark-danger'], 0.95);
        break;
      case 'attacker':
        paint
          .fill(space, css['mark-select'], 0.12, 0.012)
          .border(space, css['mark-select'], 0.95, 0.012, LINE);
        break;
      case 'attacked':
        paint.fill(space, css['mark-danger'], 0.22, 0.012);
        paint.border(space, css['mark-danger'], 0.95, 0.012, LINE, [0.05, 0.025]);
        break;
      case 'offender':
        paint
          .fill(space, css['mark-danger'], 0.25, 0.012)
          .border(space, css['mark-danger'], 0.95, 0.012, LINE);
        break;
      case 'pushed':
        paint.fill(space, css['mark-last'], 0.2, 0.012);
        paint.border(space, css['mark-last'], 0.95, 0.012, LINE, [0.05, 0.025]);
    }
  }
}

function paintTargets(paint: Paint, { scene, moves, selection, over }: Signs, css: Colours['css']): void {
  const indexOf = new Map(scene.spaces.map((space, index) => [space.name, index]));
  const occupied = new Set(scene.pieces.map((piece) => piece.space));
  paintWay(paint, { moves, selection, over }, (name) => scene.spaces[indexOf.get(name) ?? -1]?.centre, css);
  for (const target of targets(moves, selection)) {
    const index = indexOf.get(target.space);
    if (index === undefined) continue;
    const [at, size] = [spotOn(scene, index), sizeOn(scene, index)];
    if (target.capture) {
      paint
        .ring(at, size * 0.57, 0.024, css['mark-danger'], 1)
        .ring(at, size * 0.57, 0.06, css['mark-danger'], 0.25);
      if (!occupied.has(index)) paint.dot(at, size * 0.22, css['mark-danger'], 1);
    } else if (target.deadly) {
      // A broken ring: the piece would not stay.
      paint.ring(at, size * 0.3, 0.03, css['mark-danger'], 1, 3);
    } else if (occupied.has(index) && target.kind === 'end' && target.space !== selection.path[0]) {
      paint.ring(at, size * 0.57, 0.02, css['mark-target'], 0.95, 9);
    } else if (target.kind === 'step') paint.dot(at, size * 0.11, css['mark-target'], 0.55);
    else {
      const bright = target.space === over;
      paint.dot(at, size * (bright ? 0.27 : 0.22), css['mark-target'], bright ? 1 : 0.8);
      paint.ring(at, size * (bright ? 0.36 : 0.3), 0.008, css['mark-target'], bright ? 0.9 : 0.4);
    }
  }
}

/** The path to the space under the pointer. */
function paintWay(
  paint: Paint,
  { moves, selection, over }: Pick<Signs, 'moves' | 'selection' | 'over'>,
  centre: (name: string) => Point | undefined,
  css: Colours['css'],
): void {
  const way = candidates(moves, selection).find(({ trail }) => trail[trail.length - 1] === over);
  if (!over || !way || selection.path.length === 0 || way.trail.length < 3) return;
  const spots = way.trail.flatMap((name) => centre(name) ?? []).map(spotOf);
  paint.ribbon(spots, 0.018, css['mark-target'], [0.5, 0.9], [0.02, 0.022]);
}
