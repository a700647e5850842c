import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Object3D,
  type Matrix4,
  type ShaderMaterial,
} from 'three';
import type { Side } from '../wire/scene';
import { lightUp, makeLight, type Light, type Pulse } from './light';
import type { Colours } from './colours';
import { formKey, formOf, type Form, type Model, type Outfit } from './forms';

/** How one piece is drawn in a picture. It is used again for the next one. */
export interface Figure {
  piece: Model;
  readonly matrix: Matrix4;
  /** Where it is in its breath, how much it shines, how dim it is and how much of it has come apart: each 0 to 1. */
  readonly mood: [number, number, number, number];
}

/** All pieces of one form, drawn at once. */
interface Crowd {
  readonly meshes: readonly [InstancedMesh, InstancedMesh, InstancedMesh];
  readonly mood: InstancedBufferAttribute;
  count: number;
}

/** How many pieces of one form there may be: more than any board has spaces for a side. */
const ROOM = 64;

/** Draws pieces: every form once, however many pieces have it. */
export class Figures extends Object3D {
  readonly #lights: Readonly<Record<Side, Light>>;
  readonly #forms = new Map<string, Form>();
  /** By side and kind. */
  readonly #crowds: Readonly<Record<Side, Map<string, Crowd>>> = { 1: new Map(), 2: new Map() };
  #outfit: Outfit = 'figures';

  constructor(pulse: Pulse) {
    super();
    this.#lights = { 1: makeLight(pulse), 2: makeLight(pulse) };
  }

  colour(colours: Colours): void {
    lightUp(this.#lights[1], 1, colours);
    lightUp(this.#lights[2], 2, colours);
  }

  /** What the pieces are made of. */
  dress(outfit: Outfit): void {
    if (outfit === this.#outfit) return;
    this.#outfit = outfit;
    for (const crowds of Object.values(this.#crowds)) {
      for (const crowd of crowds.values()) this.#drop(crowd);
      crowds.clear();
    }
  }

  form(piece: Model): Form {
    const key = formKey(piece, this.#outfit);
    const known = this.#forms.get(key);
    if (known) return known;
    const made = formOf(piece, this.#outfit);
    this.#forms.set(key, made);
    return made;
  }

  /** Draws these and nothing else. */
  draw(figures: readonly Figure[]): void {
    for (const crowd of this.#crowds[1].values()) crowd.count = 0;
    for (const crowd of this.#crowds[2].values()) crowd.count = 0;
    for (const { piece, matrix, mood } of figures) {
      const crowd = this.#crowd(piece);
      if (crowd.count >= ROOM) continue;
      crowd.meshes[0].setMatrixAt(crowd.count, matrix);
      crowd.mood.setXYZW(crowd.count, mood[0], mood[1], mood[2], mood[3]);
      crowd.count += 1;
    }
    for (const crowd of this.#crowds[1].values()) settle(crowd);
    for (const crowd of this.#crowds[2].values()) settle(crowd);
  }

  #crowd(piece: Model): Crowd {
    const known = this.#crowds[piece.side].get(piece.kind);
    if (known) return known;
    const { geometry } = this.form(piece);
    const mood = new InstancedBufferAttribute(new Float32Array(ROOM * 4), 4).setUsage(DynamicDrawUsage);
    geometry.setAttribute('mood', mood);
    const { depth, body, hull } = this.#lights[piece.side];
    const make = (material: ShaderMaterial, order: number) => {
      const mesh = new InstancedMesh(geometry, material, ROOM);
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
      return mesh;
    };
    const meshes = [make(depth, 10), make(hull, 11), make(body, 12)] as const;
    // All passes draw the same places.
    const places = meshes[0].instanceMatrix.setUsage(DynamicDrawUsage);
    for (const mesh of meshes) mesh.instanceMatrix = places;
    const crowd: Crowd = { meshes, mood, count: 0 };
    this.add(...crowd.meshes);
    this.#crowds[piece.side].set(piece.kind, crowd);
    return crowd;
  }

  #drop({ meshes }: Crowd): void {
    for (const mesh of meshes) {
      this.remove(mesh);
      mesh.dispose();
    }
  }

  override dispose(): void {
    for (const crowds of Object.values(this.#crowds)) for (const crowd of crowds.values()) this.#drop(crowd);
    for (const { geometry } of this.#forms.values()) geometry.dispose();
    for (const { depth, body, hull } of Object.values(this.#lights)) {
      for (const material of [depth, body, hull]) material.dispose();
    }
  }
}

/** Says how many of a crowd there are. */
function settle({ meshes, mood, count }: Crowd): void {
  for (const mesh of meshes) {
    mesh.count = count;
    mesh.visible = count > 0;
  }
  meshes[0].instanceMatrix.needsUpdate = count > 0;
  mood.needsUpdate = count > 0;
}
