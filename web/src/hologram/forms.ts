import type { BufferGeometry } from 'three';
import type { PieceLook, Side } from '../wire/scene';
import { checker, court, stacks, STACKED } from './court';
import { creatures } from './creatures';
import { engrave } from './letters';
import { MeshBuilder } from './mesh-builder';
import { BASE } from './mesh-builder';

/** The form of a piece. */
export interface Form {
  readonly geometry: BufferGeometry;
  /** Its height, relative to the size of the piece. */
  readonly height: number;
}

/** Everything looks lower from above, and creatures are recognised by their outline. */
const STRETCH = 1.14;

/** Pieces with the same key have the same form and are drawn at once. */
export function formKey({ figure, letter }: PieceLook, letters: boolean): string {
  return isToken(figure, letters) ? `${figure} ${letter}` : figure;
}

/** Makes the form of a piece: its figure, or a token with its letter where there is none or letters are preferred. */
export function formOf(piece: PieceLook, letters: boolean): Form {
  const builder = new MeshBuilder();
  const { figure, side } = piece;
  if (isToken(figure, letters)) token(builder, piece);
  else if (creatures[figure]) {
    creatures[figure](builder);
    builder.stretch(STRETCH);
  } else court[figure]?.(builder, side);
  // What an exchange carries over is in the air.
  if (figure !== 'checker-crown') base(builder, side);
  const geometry = builder.bake();
  flatten(geometry);
  geometry.computeBoundingBox();
  return { geometry, height: geometry.boundingBox?.max.y ?? 1 };
}

/** Whether there is a form for a figure. */
export function hasForm(figure: string): boolean {
  return figure in creatures || figure in court;
}

function isToken(figure: string, letters: boolean): boolean {
  return letters || !hasForm(figure);
}

/** What would reach below the board lies flat on it, as feet do. */
function flatten(geometry: BufferGeometry): void {
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) if (places.getY(at) < 0) places.setY(at, 0);
}

/** A checker with a letter on top; a stack stays two of them high. */
function token(builder: MeshBuilder, { figure, side, letter }: PieceLook): void {
  const y = figure in stacks ? STACKED : 0;
  if (y > 0) checker(builder, side, 0, false);
  checker(builder, side, y, false);
  engrave(builder, letter, y + 0.215);
}

/** The light under a piece: a whole ring for seat 1, a broken one for seat 2. */
function base(builder: MeshBuilder, side: Side): void {
  if (side === 1) {
    builder.turned(
      BASE,
      [
        [0.408, 0.004],
        [0.43, 0.004],
        [0.43, 0.016],
        [0.408, 0.016],
        [0.408, 0.004],
      ],
      40,
    );
    return;
  }
  for (let piece = 0; piece < 10; piece += 1) {
    const turn = (piece / 10) * 2 * Math.PI;
    builder.box(
      BASE,
      [Math.sin(turn) * 0.42, 0.009, Math.cos(turn) * 0.42],
      [0.13, 0.012, 0.022],
      [0, turn, 0],
    );
  }
}
