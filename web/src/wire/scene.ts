/**
 * What the server gives to draw and to choose from. The app knows no rules: everything it shows comes in these shapes,
 * which are the generated ones under the names that the board uses.
 */
import type {
  BoardKind,
  BoardView,
  Fact,
  MarkMeaning,
  MarkView,
  MoveView,
  PaletteName,
  PieceView,
  PointView,
  ShapeView,
  SpaceView,
} from './generated';

export type { BoardKind };

/** A seat at the table: 1 is South, 2 is North. */
export type Side = 1 | 2;

/** A point of the picture. The board fills the square from (−1, −1), bottom left, to (1, 1), top right. */
export type Point = Readonly<PointView>;
export type Palette = PaletteName;
/** The outline of a space. Angles are degrees counter-clockwise from east. */
export type Shape = Readonly<ShapeView>;
export type Space = Readonly<SpaceView>;
/** One piece on the board; `space` is an index into the scene's spaces. */
export type Piece = Readonly<PieceView>;
/** What decides how a piece is drawn. */
export type PieceLook = Pick<Piece, 'figure' | 'side' | 'letter'>;
export type MarkKind = MarkMeaning;
export type Mark = Readonly<MarkView>;
/** A legal move, and what it is known to do: whether it removes enemy pieces, or pieces of the one who makes it. */
export type Move = Readonly<MoveView> & { readonly captures?: boolean; readonly loses?: boolean };

/** The parts of a position that change from move to move. */
export interface Standing {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** The current prompt; none before play and in pictures. */
  readonly ask?: Fact | null;
}

/** A position as it is drawn. */
export type Scene = Readonly<BoardView> & Standing;

/** A position on its board. */
export function sceneOf(board: BoardView, { pieces, marks, ask = null }: Standing): Scene {
  return { ...board, pieces, marks, ask };
}

/** A position, who decides in it and what may be decided. */
export interface View {
  readonly position: string;
  readonly decides: Side | null;
  readonly waitsForDice: boolean;
  readonly scene: Scene;
  readonly moves: readonly Move[];
}
