import type { BufferGeometry } from 'three';
import type { Piece, Side } from '../wire/scene';
import { MeshBuilder } from './mesh-builder';
import { court, checker, crown, tallKing } from './court';
import { creatures } from './creatures';
import { engrave, isCut } from './letters';
import { BASE } from './tones';

/** The form of a kind of piece and what there is to know about it. */
export interface Form {
  readonly geometry: BufferGeometry;
  /** How high it is, in its own sizes. */
  readonly height: number;
}

/** Seen from above, everything looks lower than it is; creatures live by their outline. */
const TALLER = 1.14;

/** What pieces are made of: figures, or checkers, or flat tokens with letters; `stacks` are checkers with letters. */
export type Outfit = 'figures' | 'checkers' | 'letters' | 'stacks';

/** What there is to know of a piece to form it. */
export type Model = Pick<Piece, 'kind' | 'side' | 'letter'>;

/** Which form a piece has. Pieces of one form are drawn at once. */
export function formKey({ kind, side }: Model, outfit: Outfit): string {
  return `${side}${outfit} ${kind}`;
}

/** Makes the form of a kind of piece; a plain token for one that we do not know. */
export function formOf(model: Model, outfit: Outfit): Form {
  const builder = new MeshBuilder();
  const { kind, side } = model;
  const creature = creatures[kind];
  if ((outfit === 'letters' || outfit === 'stacks') && isCut(model.letter)) token(builder, model, outfit);
  else if (kind === 'crown') crown(builder, side, 0);
  else if (outfit === 'checkers' && kind === 'king') tallKing(builder, side);
  else if (creature) {
    creature(builder);
    builder.stretch(TALLER);
  } else if (court[kind]) court[kind](builder, side);
  else checker(builder, side, 0, true);
  if (kind !== 'crown') base(builder, side);
  const geometry = builder.bake();
  stand(geometry);
  geometry.computeBoundingBox();
  return { geometry, height: geometry.boundingBox?.max.y ?? 1 };
}

/** Whatever would reach below the board is flat on it, as feet are. */
function stand(geometry: BufferGeometry): void {
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) if (places.getY(at) < 0) places.setY(at, 0);
}

/** A token with its letter on top; a king among checkers is two of them high. */
function token(builder: MeshBuilder, { kind, side, letter }: Model, outfit: Outfit): void {
  const high = outfit === 'stacks' && kind === 'king' ? 0.26 : 0;
  if (high > 0) checker(builder, side, 0, false);
  checker(builder, side, high, false);
  engrave(builder, letter, high + 0.215);
}

/** The light that a piece stands on: a whole ring for seat 1, a broken one for seat 2. */
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
