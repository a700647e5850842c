import type { ReviewMove } from '../wire/generated';

/** A point of the graph: the ply, and the value of the position for seat 1. */
export interface GraphPoint {
  readonly ply: number;
  readonly score: number;
}

/** The area of the graph, in the units of its picture. */
export interface Area {
  readonly width: number;
  readonly height: number;
  /** How many plies the whole game has. */
  readonly plies: number;
  /** The score that reaches the upper edge. */
  readonly most: number;
}

/** The curve of a game as far as it is reviewed: before the first choice, and after each. */
export function curve(moves: readonly ReviewMove[]): readonly GraphPoint[] {
  const [first] = moves;
  if (!first) return [];
  return [
    { ply: first.ply, score: first.before },
    ...moves.map((move) => ({ ply: move.ply + 1, score: move.after })),
  ];
}

/** The scores that may reach the edge. */
const EDGES: readonly number[] = [0.5, 1, 2, 3, 5];

/** The score at the edge: the smallest that fits the whole curve. */
export function reach(points: readonly GraphPoint[]): number {
  const most = Math.max(0, ...points.map((point) => Math.abs(point.score)));
  return EDGES.find((edge) => edge >= most) ?? Math.ceil(most);
}

export function xOf(ply: number, { width, plies }: Area): number {
  return plies === 0 ? 0 : (ply / plies) * width;
}

export function yOf(score: number, { height, most }: Area): number {
  const part = Math.min(1, Math.max(-1, score / most));
  return (height / 2) * (1 - part);
}

/** The ply nearest to a horizontal position in the graph. */
export function plyAt(x: number, { width, plies }: Area): number {
  const ply = width === 0 ? 0 : Math.round((x / width) * plies);
  return Math.min(plies, Math.max(0, ply));
}

/** The curve as SVG path data. */
export function linePath(points: readonly GraphPoint[], area: Area): string {
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${place(point, area)}`).join('');
}

/** The area between the curve and the middle, as SVG path data. */
export function areaPath(points: readonly GraphPoint[], area: Area): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middle = round(area.height / 2);
  const ends = `L${round(xOf(last.ply, area))} ${middle}L${round(xOf(first.ply, area))} ${middle}Z`;
  return linePath(points, area) + ends;
}

function place({ ply, score }: GraphPoint, area: Area): string {
  return `${round(xOf(ply, area))} ${round(yOf(score, area))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
