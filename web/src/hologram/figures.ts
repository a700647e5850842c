import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Object3D,
  type Matrix4,
  type ShaderMaterial,
} from 'three';
import type { PieceLook, Side } from '../wire/scene';
import { lightUp, makeLight, type Light, type Pulse } from './light';
import type { Colours } from './colours';
import { formKey, formOf, type Form } from './forms';

/** How one piece is drawn in a frame. It is reused for the next one. */
export interface Figure {
  piece: PieceLook;
  readonly matrix: Matrix4;
  /** The phase of its breath, how much it shines, how dim it is and how much of it has dissolved: each 0 to 1. */
  readonly mood: [number, number, number, number];
}

/** All pieces of one form and side, drawn at once. */
interface Batch {
  readonly meshes: readonly [InstancedMesh, InstancedMesh, InstancedMesh];
  readonly mood: InstancedBufferAttribute;
  count: number;
}

/** The most pieces of one form and side on any board. */
const CAPACITY = 64;

/** Draws pieces, each form once, however many pieces have it. */
export class Figures extends Object3D {
  readonly #lights: Readonly<Record<Side, Light>>;
  readonly #forms = new Map<string, Form>();
  /** By side and form. */
  readonly #batches: Readonly<Record<Side, Map<string, Batch>>> = { 1: new Map(), 2: new Map() };
  #letters = false;

  constructor(pulse: Pulse) {
    super();
    this.#lights = { 1: makeLight(pulse), 2: makeLight(pulse) };
  }

  colour(colours: Colours): void {
    lightUp(this.#lights[1], 1, colours);
    lightUp(this.#lights[2], 2, colours);
  }

  /** Draws tokens with letters instead of figures. */
  useLetters(letters: boolean): void {
    if (letters === this.#letters) return;
    this.#letters = letters;
    for (const batches of Object.values(this.#batches)) {
      for (const batch of batches.values()) this.#drop(batch);
      batches.clear();
    }
  }

  form(piece: PieceLook): Form {
    const key = `${piece.side} ${this.#letters} ${formKey(piece, this.#letters)}`;
    const known = this.#forms.get(key);
    if (known) return known;
    const made = formOf(piece, this.#letters);
    this.#forms.set(key, made);
    return made;
  }

  /** Draws these and nothing else. */
  draw(figures: readonly Figure[]): void {
    for (const batch of this.#batches[1].values()) batch.count = 0;
    for (const batch of this.#batches[2].values()) batch.count = 0;
    for (const { piece, matrix, mood } of figures) {
      const batch = this.#batch(piece);
      if (batch.count >= CAPACITY) continue;
      batch.meshes[0].setMatrixAt(batch.count, matrix);
      batch.mood.setXYZW(batch.count, mood[0], mood[1], mood[2], mood[3]);
      batch.count += 1;
    }
    for (const batch of this.#batches[1].values()) update(batch);
    for (const batch of this.#batches[2].values()) update(batch);
  }

  #batch(piece: PieceLook): Batch {
    const key = formKey(piece, this.#letters);
    const known = this.#batches[piece.side].get(key);
    if (known) return known;
    const { geometry } = this.form(piece);
    const mood = new InstancedBufferAttribute(new Float32Array(CAPACITY * 4), 4).setUsage(DynamicDrawUsage);
    geometry.setAttribute('mood', mood);
    const { depth, body, hull } = this.#lights[piece.side];
    const make = (material: ShaderMaterial, order: number) => {
      const mesh = new InstancedMesh(geometry, material, CAPACITY);
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
      return mesh;
    };
    const meshes = [make(depth, 10), make(hull, 11), make(body, 12)] as const;
    // All passes draw the pieces in the same places.
    const places = meshes[0].instanceMatrix.setUsage(DynamicDrawUsage);
    for (const mesh of meshes) mesh.instanceMatrix = places;
    const batch: Batch = { meshes, mood, count: 0 };
    this.add(...batch.meshes);
    this.#batches[piece.side].set(key, batch);
    return batch;
  }

  #drop({ meshes }: Batch): void {
    for (const mesh of meshes) {
      this.remove(mesh);
      mesh.dispose();
    }
  }

  override dispose(): void {
    for (const batches of Object.values(this.#batches))
      for (const batch of batches.values()) this.#drop(batch);
    for (const { geometry } of this.#forms.values()) geometry.dispose();
    for (const { depth, body, hull } of Object.values(this.#lights)) {
      for (const material of [depth, body, hull]) material.dispose();
    }
  }
}

/** Uploads the number of pieces in a batch and where they are. */
function update({ meshes, mood, count }: Batch): void {
  for (const mesh of meshes) {
    mesh.count = count;
    mesh.visible = count > 0;
  }
  meshes[0].instanceMatrix.needsUpdate = count > 0;
  mood.needsUpdate = count > 0;
}
