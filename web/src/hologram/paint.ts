import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  ShaderMaterial,
  ShapeUtils,
  Vector2,
} from 'three';
import type { Space } from '../wire/scene';
import { shownColour } from './colours';
import { outlineOf, type Spot } from './place';

/** Dashes of a line: how long a dash is and how long the gap. */
type Dash = readonly [number, number] | null;

/** Flat shapes of light on the board, painted one over the other and drawn at once. */
export class Paint {
  readonly #places: number[] = [];
  readonly #colours: number[] = [];
  /** The colour that was read last; most corners have that of the one before. */
  #css = '';
  #tint = new Color();

  /** Fills a space. */
  fill(space: Space, css: string, alpha: number, inset = 0): this {
    const outline = outlineOf(space, inset);
    const triangles = ShapeUtils.triangulateShape(
      outline.map(({ x, z }) => new Vector2(x, z)),
      [],
    );
    for (const triangle of triangles) {
      for (const corner of triangle) {
        const spot = outline[corner ?? 0];
        if (spot) this.#corner(spot, css, alpha);
      }
    }
    return this;
  }

  /** Draws a line along the inside of a space. */
  border(space: Space, css: string, alpha: number, inset: number, width: number, dash: Dash = null): this {
    const [outer, inner] = [outlineOf(space, inset), outlineOf(space, inset + width)];
    let gone = 0;
    outer.forEach((from, at) => {
      const next = (at + 1) % outer.length;
      const [to, a, b] = [outer[next], inner[at], inner[next]];
      if (!to || !a || !b) return;
      const long = Math.hypot(to.x - from.x, to.z - from.z);
      if (!dash) this.#quad(from, to, a, b, css, alpha);
      else {
        for (const [start, end] of dashes(long, gone, dash)) {
          this.#quad(mix(from, to, start), mix(from, to, end), mix(a, b, start), mix(a, b, end), css, alpha);
        }
      }
      gone += long;
    });
    return this;
  }

  /** A soft dot: bright in the middle, fading at its edge. */
  dot(at: Spot, radius: number, css: string, alpha: number): this {
    const around = circle(at, radius);
    const middle = circle(at, radius * 0.62);
    around.forEach((far, side) => {
      const next = (side + 1) % around.length;
      const [farNext, near, nearNext] = [around[next], middle[side], middle[next]];
      if (!farNext || !near || !nearNext) return;
      this.#corner(at, css, alpha).#corner(near, css, alpha).#corner(nearNext, css, alpha);
      this.#corner(near, css, alpha).#corner(far, css, 0).#corner(nearNext, css, alpha);
      this.#corner(far, css, 0).#corner(farNext, css, 0).#corner(nearNext, css, alpha);
    });
    return this;
  }

  ring(at: Spot, radius: number, width: number, css: string, alpha: number, parts = 0): this {
    const [outer, inner] = [circle(at, radius + width / 2), circle(at, radius - width / 2)];
    outer.forEach((from, side) => {
      const next = (side + 1) % outer.length;
      const [to, a, b] = [outer[next], inner[side], inner[next]];
      const gap = parts > 0 && Math.floor((side * parts * 2) / outer.length) % 2 === 1;
      if (to && a && b && !gap) this.#quad(from, to, a, b, css, alpha);
    });
    return this;
  }

  /** A ribbon along points; it may fade towards its beginning, and rise in the middle. */
  ribbon(
    points: readonly Spot[],
    width: number,
    css: string,
    alphas: readonly [number, number],
    dash: Dash = null,
    arch = 0,
  ): this {
    const total = points.slice(1).reduce((sum, to, at) => sum + far(points[at] ?? to, to), 0);
    let gone = 0;
    points.slice(1).forEach((to, at) => {
      const from = points[at] ?? to;
      const long = far(from, to);
      const pieces = dash ? dashes(long, gone, dash) : [[0, 1] as const];
      const aside =
        long > 0
          ? { x: (-(to.z - from.z) / long) * width * 0.5, z: ((to.x - from.x) / long) * width * 0.5 }
          : { x: 0, z: 0 };
      for (const [start, end] of pieces) {
        const [a, b] = [mix(from, to, start), mix(from, to, end)];
        const part = (share: number) => (total > 0 ? (gone + long * share) / total : 1);
        const alpha = (share: number) => alphas[0] + (alphas[1] - alphas[0]) * part(share);
        const high = (share: number) => arch * Math.sin(Math.PI * part(share));
        const corners = [
          [a, -1, start],
          [a, 1, start],
          [b, -1, end],
          [b, -1, end],
          [a, 1, start],
          [b, 1, end],
        ] as const;
        for (const [spot, side, share] of corners) {
          this.#corner(
            { x: spot.x + aside.x * side, z: spot.z + aside.z * side },
            css,
            alpha(share),
            high(share),
          );
        }
      }
      gone += long;
    });
    return this;
  }

  bake(geometry: BufferGeometry): void {
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#places), 3));
    geometry.setAttribute('tint', new BufferAttribute(new Float32Array(this.#colours), 4));
    geometry.setDrawRange(0, this.#places.length / 3);
  }

  #quad(from: Spot, to: Spot, a: Spot, b: Spot, css: string, alpha: number): void {
    this.#corner(from, css, alpha).#corner(a, css, alpha).#corner(to, css, alpha);
    this.#corner(to, css, alpha).#corner(a, css, alpha).#corner(b, css, alpha);
  }

  #corner({ x, z }: Spot, css: string, alpha: number, y = 0): this {
    this.#places.push(x, y, z);
    if (css !== this.#css) {
      this.#css = css;
      this.#tint = shownColour(css);
    }
    const { r, g, b } = this.#tint;
    this.#colours.push(r, g, b, alpha);
    return this;
  }
}

const VERTEX = /* glsl */ `
  attribute vec4 tint;
  varying vec4 vTint;
  void main() {
    vTint = tint;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;
const FRAGMENT = /* glsl */ `
  uniform float strength;
  uniform float glow;
  varying vec4 vTint;
  void main() {
    float alpha = vTint.a * strength;
    gl_FragColor = vec4(vTint.rgb * alpha * (1.0 + 0.35 * glow), alpha * (1.0 - 0.35 * glow));
  }
`;

/** A sheet over the board with a painting. */
export class Sheet extends Mesh<BufferGeometry, ShaderMaterial> {
  constructor(height: number, order: number) {
    const material = new ShaderMaterial({
      uniforms: { strength: { value: 1 }, glow: { value: 1 } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      side: DoubleSide,
    });
    super(new BufferGeometry(), material);
    this.position.y = height;
    this.renderOrder = order;
    this.frustumCulled = false;
    this.visible = false;
  }

  wear(paint: Paint | null): void {
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    paint?.bake(this.geometry);
    this.visible = (this.geometry.getAttribute('position')?.count ?? 0) > 0;
  }

  set strength(value: number) {
    if (this.material.uniforms.strength) this.material.uniforms.strength.value = value;
  }

  set glow(value: number) {
    if (this.material.uniforms.glow) this.material.uniforms.glow.value = value;
  }

  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
  }
}

/** The parts of a leg that dashes cover, when a line has gone a way before it. */
export function dashes(
  long: number,
  gone: number,
  [dash, gap]: readonly [number, number],
): readonly (readonly [number, number])[] {
  const period = dash + gap;
  const found: (readonly [number, number])[] = [];
  for (let start = -(gone % period); start < long; start += period) {
    const [from, to] = [Math.max(0, start), Math.min(long, start + dash)];
    if (to > from && long > 0) found.push([from / long, to / long]);
  }
  return found;
}

function circle(at: Spot, radius: number): readonly Spot[] {
  return Array.from({ length: 40 }, (_, side) => {
    const angle = (side / 40) * 2 * Math.PI;
    return { x: at.x + Math.cos(angle) * radius, z: at.z + Math.sin(angle) * radius };
  });
}

function mix(a: Spot, b: Spot, part: number): Spot {
  return { x: a.x + (b.x - a.x) * part, z: a.z + (b.z - a.z) * part };
}

function far(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}
