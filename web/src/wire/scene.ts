/**
 * What the server gives to draw and to choose from. The app knows no rules: everything it shows comes in these shapes.
 */

/** A seat at the table: 1 is South, 2 is North. */
export type Side = 1 | 2;

/** A point of the picture. The board fills the square from (−1, −1), bottom left, to (1, 1), top right. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What kind of board it is. */
export type BoardKind =
  | { readonly kind: 'round' }
  | { readonly kind: 'diamond'; readonly size: number }
  | { readonly kind: 'square'; readonly size: number };

/** The colours that the sides wear, seat 1 first. */
export type Palette = 'tealAmber' | 'blackWhite' | 'redBlue' | 'ivoryGarnet';

/** The outline of a space. Angles are degrees counter-clockwise from east. */
export type Shape =
  | { readonly kind: 'disc'; readonly radius: number }
  | {
      readonly kind: 'sector';
      readonly inner: number;
      readonly outer: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'quad'; readonly corners: readonly Point[] };

/** How a space is coloured. */
export type Shade =
  | { readonly kind: 'dark' | 'light' | 'unused' | 'safe' | 'yard' }
  | { readonly kind: 'home' | 'entrance'; readonly side: Side };

/** One space of the board. */
export interface Space {
  readonly name: string;
  readonly centre: Point;
  readonly shape: Shape;
  readonly shade: Shade;
}

/** One piece on the board; `space` is an index into the scene's spaces. */
export interface Piece {
  readonly space: number;
  readonly side: Side;
  /** What it is, as the rule sheet calls it: `king`, `guard`, `Ghhhk`, … */
  readonly kind: string;
  readonly letter: string;
  /** Attack, defence and movement, where it has ratings. */
  readonly ratings: readonly [number, number, number] | null;
}

/** A piece of wall. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
}

/** An entrance in the wall; the arrow from `from` to `to` points in. */
export interface Gate extends Wall {
  readonly side: Side;
}

/** What a marked space means. */
export type MarkKind =
  'lastFrom' | 'lastTo' | 'target' | 'capture' | 'offender' | 'attacker' | 'attacked' | 'pushed';

/** A space that means something now. */
export interface Mark {
  readonly space: number;
  readonly kind: MarkKind;
}

/** A position as it is drawn. */
export interface Scene {
  readonly board: BoardKind;
  readonly palette: Palette;
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly walls: readonly Wall[];
  readonly gates: readonly Gate[];
  readonly marks: readonly Mark[];
  /** What is asked now, in one short sentence. */
  readonly asks: string;
}

/** A legal move. */
export interface Move {
  /** How it is written, and what the server wants back. */
  readonly text: string;
  /** The spaces it touches, in order: start, what it goes through, end. Empty for a move that touches none. */
  readonly trail: readonly string[];
  /** The space it captures or attacks, if it aims at one. */
  readonly aim: string | null;
}

/** A position, who decides in it and what may be decided. */
export interface View {
  readonly position: string;
  readonly decides: Side | null;
  readonly waitsForDice: boolean;
  readonly scene: Scene;
  readonly moves: readonly Move[];
}
