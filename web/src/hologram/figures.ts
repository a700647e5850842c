import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Object3D, type Matrix4 } from 'three';
import type { Piece, Side } from '../wire/scene';
import { lightUp, makeLight, type Light, type Pulse } from './light';
import type { Colours } from './colours';
import { formKey, formOf, type Form } from './forms';

/** How one piece is drawn in a frame. */
export interface Figure {
  readonly piece: Pick<Piece, 'kind' | 'side'>;
  readonly matrix: Matrix4;
  /** Where it is in its breath, how much it shines, how dim it is and how much of it has come apart: each 0 to 1. */
  readonly mood: readonly [number, number, number, number];
}

/** All pieces of one form, drawn at once. */
interface Crowd {
  readonly form: Form;
  readonly meshes: readonly InstancedMesh[];
  readonly mood: InstancedBufferAttribute;
  readonly room: number;
}

/** Draws pieces: every form once, however many pieces have it. */
export class Figures extends Object3D {
  readonly #lights: Readonly<Record<Side, Light>>;
  readonly #forms = new Map<string, Form>();
  readonly #crowds = new Map<string, Crowd>();

  constructor(pulse: Pulse) {
    super();
    this.#lights = { 1: makeLight(pulse), 2: makeLight(pulse) };
  }

  colour(colours: Colours): void {
    lightUp(this.#lights[1], 1, colours);
    lightUp(this.#lights[2], 2, colours);
  }

  form(piece: Pick<Piece, 'kind' | 'side'>, checkers: boolean): Form {
    const key = formKey(piece, checkers);
    const known = this.#forms.get(key);
    if (known) return known;
    const made = formOf(piece, checkers);
    this.#forms.set(key, made);
    return made;
  }

  /** Draws these and nothing else. */
  draw(figures: readonly Figure[], checkers: boolean): void {
    const groups = new Map<string, Figure[]>();
    for (const figure of figures) {
      const key = formKey(figure.piece, checkers);
      const group = groups.get(key);
      if (group) group.push(figure);
      else groups.set(key, [figure]);
    }
    for (const [key, crowd] of this.#crowds) {
      if (!groups.has(key)) for (const mesh of crowd.meshes) mesh.count = 0;
    }
    for (const [key, group] of groups) {
      const [first] = group;
      if (first) this.#fill(this.#crowd(key, first, group.length, checkers), group);
    }
  }

  #fill({ meshes, mood }: Crowd, group: readonly Figure[]): void {
    const [first] = meshes;
    if (!first) return;
    group.forEach((figure, at) => {
      first.setMatrixAt(at, figure.matrix);
      mood.setXYZW(at, ...figure.mood);
    });
    first.instanceMatrix.needsUpdate = true;
    mood.needsUpdate = true;
    for (const mesh of meshes) mesh.count = group.length;
  }

  #crowd(key: string, { piece }: Figure, needed: number, checkers: boolean): Crowd {
    const known = this.#crowds.get(key);
    if (known && known.room >= needed) return known;
    if (known) this.#drop(known);
    const form = this.form(piece, checkers);
    const room = Math.max(4, 2 ** Math.ceil(Math.log2(needed)));
    const mood = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    mood.setUsage(DynamicDrawUsage);
    form.geometry.setAttribute('mood', mood);
    const { depth, body, hull } = this.#lights[piece.side];
    const meshes = [depth, hull, body].map((material, order) => {
      const mesh = new InstancedMesh(form.geometry, material, room);
      mesh.frustumCulled = false;
      mesh.renderOrder = 10 + order;
      return mesh;
    });
    // All passes draw the same places.
    for (const mesh of meshes.slice(1)) {
      mesh.instanceMatrix = meshes[0]?.instanceMatrix ?? mesh.instanceMatrix;
    }
    meshes[0]?.instanceMatrix.setUsage(DynamicDrawUsage);
    this.add(...meshes);
    const crowd = { form, meshes, mood, room };
    this.#crowds.set(key, crowd);
    return crowd;
  }

  #drop({ meshes }: Crowd): void {
    for (const mesh of meshes) {
      this.remove(mesh);
      mesh.dispose();
    }
  }

  override dispose(): void {
    for (const crowd of this.#crowds.values()) this.#drop(crowd);
    for (const { geometry } of this.#forms.values()) geometry.dispose();
    for (const { depth, body, hull } of Object.values(this.#lights)) {
      for (const material of [depth, body, hull]) material.dispose();
    }
  }
}
