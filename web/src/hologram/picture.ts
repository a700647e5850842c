import { coordinates, Frame, HALF, MARGIN } from '../board/geometry';
import { turnOf } from '../board/walls';
import { signs } from '../board/signs';
import type { Scene, Side, Space } from '../wire/scene';
import type { Colours } from './colours';

/** How far the picture of a board reaches, where the board itself reaches to 1. */
export const REACH = (HALF + MARGIN) / HALF;

/** Draws the board as seen from above, as a texture: the flat board without pieces. */
export function drawBoard(
  canvas: HTMLCanvasElement,
  scene: Scene,
  { css }: Colours,
  flipped: boolean,
  showCoordinates: boolean,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const unit = canvas.width / (2 * (HALF + MARGIN));
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(unit, 0, 0, unit, canvas.width / 2, canvas.height / 2);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const frame = new Frame(false);
  if (scene.board.kind === 'round') drawRound(pen, scene, frame, css);
  else drawSquares(pen, scene, frame, css);
  if (showCoordinates) drawCoordinates(pen, scene, css, flipped);
}

type Css = Colours['css'];

function drawRound(pen: CanvasRenderingContext2D, scene: Scene, frame: Frame, css: Css): void {
  for (const space of scene.spaces) {
    const outline = new Path2D(frame.outline(space));
    pen.fillStyle = space.shade.kind === 'light' ? css['board-light'] : css['board-dark'];
    pen.fill(outline);
    stroke(pen, outline, css['board-line'], 0.7);
    stroke(pen, new Path2D(frame.outline(space, 2.6)), css['board-line'], 0.35, 0.45);
  }
  for (const radius of [19, 15.5]) {
    pen.setLineDash(radius < 19 ? [1.2, 2.2] : []);
    stroke(pen, circle(radius), css['board-line'], 0.5, 0.8);
  }
  pen.setLineDash([]);
  stroke(pen, circle(100.2), css['board-line'], 1.3);
  for (let tick = 0; tick < 72; tick += 1) {
    const long = tick % 6 === 0;
    const angle = (tick * Math.PI) / 36;
    const line = new Path2D();
    const [from, to] = [long ? 102 : 103.2, 104.6];
    line.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
    line.lineTo(Math.cos(angle) * to, Math.sin(angle) * to);
    stroke(pen, line, long ? css['board-line'] : css['board-rim-line'], long ? 0.7 : 0.4);
  }
}

function drawSquares(pen: CanvasRenderingContext2D, scene: Scene, frame: Frame, css: Css): void {
  const diamond = scene.board.kind === 'diamond';
  const size = scene.board.kind === 'round' ? 1 : scene.board.size;
  const unit = diamond ? HALF / size : (2 * HALF) / size;
  for (const space of scene.spaces) {
    const { kind } = space.shade;
    const outline = new Path2D(frame.outline(space));
    pen.fillStyle = fillOf(space, css, !diamond);
    pen.fill(outline);
    stroke(pen, outline, css['stone-line'], 0.4);
    if (kind === 'yard') {
      pen.fillStyle = css['yard-tile'];
      pen.fill(new Path2D(frame.outline(space, unit * 0.09)));
    } else if (kind !== 'unused' && kind !== 'home') {
      stroke(pen, new Path2D(frame.outline(space, unit * 0.06)), css['stone-inlay'], 0.4, 0.5);
    }
    drawSign(pen, scene, space, frame, css, unit);
  }
}

function fillOf({ shade }: Space, css: Css, court: boolean): string {
  switch (shade.kind) {
    case 'unused':
      return css['stone-unused'];
    case 'yard':
      return css['yard-floor'];
    case 'light':
      return css['board-light'];
    case 'home':
      return css['board-dark'];
    default:
      return court ? css['stone-dark'] : css['board-dark'];
  }
}

function drawSign(
  pen: CanvasRenderingContext2D,
  scene: Scene,
  space: Space,
  frame: Frame,
  css: Css,
  unit: number,
): void {
  const { shade } = space;
  if (shade.kind !== 'safe' && shade.kind !== 'home' && shade.kind !== 'entrance') return;
  const sign = new Path2D();
  const { x, y } = frame.at(space.centre);
  const scale = (unit / 100) * (scene.board.kind === 'diamond' ? 0.92 : 0.62);
  const turn = shade.kind === 'entrance' ? gateTurn(scene, space, frame) : 0;
  sign.addPath(new Path2D(signs[shade.kind]), new DOMMatrix().translate(x, y).scale(scale).rotate(turn));
  if (!('side' in shade)) {
    stroke(pen, sign, css['stone-inlay'], 6 * scale, 0.8);
    return;
  }
  wear(pen, new Path2D(frame.outline(space, unit * 0.055)), shade.side, css);
  const colour = shade.side === 1 ? css.one : css.two;
  if (shade.side === 1) {
    pen.fillStyle = colour;
    pen.fill(sign);
  }
  stroke(pen, sign, colour, 6 * scale);
}

/** A square that belongs to a side has its colour: filled for seat 1, dashed for seat 2. */
function wear(pen: CanvasRenderingContext2D, outline: Path2D, side: Side, css: Css): void {
  const colour = side === 1 ? css.one : css.two;
  pen.globalAlpha = side === 1 ? 0.22 : 0.1;
  pen.fillStyle = colour;
  pen.fill(outline);
  pen.setLineDash(side === 1 ? [] : [2.2, 1.4]);
  stroke(pen, outline, colour, 1.1);
  pen.setLineDash([]);
}

function gateTurn(scene: Scene, { centre }: Space, frame: Frame): number {
  const gate = scene.gates.find(({ from }) => Math.hypot(from.x - centre.x, from.y - centre.y) < 0.01);
  return gate ? turnOf(frame.at(gate.from), frame.at(gate.to)) : 0;
}

/** The coordinates are upright for the seat in front. */
function drawCoordinates(pen: CanvasRenderingContext2D, scene: Scene, css: Css, flipped: boolean): void {
  pen.save();
  if (flipped) pen.rotate(Math.PI);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { text, at, ring } of coordinates(scene, new Frame(flipped))) {
    pen.font = `600 ${ring ? 4.6 : 6}px ${css['font-text']}`;
    pen.fillStyle = ring ? css['board-ring'] : css['board-text'];
    pen.fillText(text, at.x, at.y);
  }
  pen.restore();
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, colour: string, width: number, alpha = 1): void {
  pen.globalAlpha = alpha;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.globalAlpha = 1;
}

function circle(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, 2 * Math.PI);
  return path;
}
