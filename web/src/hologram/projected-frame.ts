import { Frame, HALF, MARGIN } from '../board/geometry';
import type { Point, Space } from '../wire/scene';
import { outlineOf, spotOf, type Spot } from './place';
import type { Pixel, HologramRenderer } from './renderer';

/** A little above the board, so that lines lie on it. */
const HEIGHT = 0.004;

/**
 * The board as the camera sees it, for drawings of the flat board: arrows and numbers are projected
 * into the picture. Its unit is that of the flat board, so that their sizes are right too.
 */
export class ProjectedFrame extends Frame {
  /** Pixels for one unit. */
  readonly #unit: number;

  constructor(
    flipped: boolean,
    private readonly renderer: HologramRenderer,
    private readonly size: Pixel,
  ) {
    super(flipped);
    this.#unit = size.x / (2 * (HALF + MARGIN));
  }

  override at(point: Point): Point {
    return this.over(point, HEIGHT);
  }

  /** The position of something at a height over a point of the board. */
  over(point: Point, height: number): Point {
    return this.#seen(spotOf(point), height);
  }

  override outline(space: Space, inset = 0): string {
    const points = outlineOf(space, inset / HALF).map((spot) => this.#seen(spot, HEIGHT));
    return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
  }

  #seen(spot: Spot, height: number): Point {
    const { x, y } = this.renderer.pixelOf(spot, height, this.size);
    return { x: x / this.#unit, y: y / this.#unit };
  }
}
