import { Color, Mesh, Object3D, Quaternion, Vector3, type BufferGeometry, type ShaderMaterial } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Dice as Roll } from '../board/props';
import { MeshBuilder } from './mesh-builder';
import { shownColour, type Colours } from './colours';
import type { Pulse } from './light';
import { makeStone } from './stone';
import { FACES, TUMBLE, tumbleAt } from './tumble';

const [FACE, PIP] = [0, 5];
const SIZE = 0.15;

/** Where pips are on a face, from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The dice beside the board: they tumble and stop on the numbers that were decided elsewhere. */
export class Dice extends Object3D {
  readonly #material: ShaderMaterial;
  readonly #geometry: BufferGeometry;
  readonly #meshes: readonly Mesh[];
  #fall: Roll | null = null;
  #thrown = -Infinity;
  /** The seat in front of which they lie. */
  #laid: boolean | null = null;

  constructor(pulse: Pulse) {
    super();
    this.#material = makeStone(pulse);
    this.#geometry = dieForm();
    this.#meshes = [0, 1].map(() => new Mesh(this.#geometry, this.#material));
    for (const mesh of this.#meshes) {
      mesh.scale.setScalar(SIZE);
      mesh.renderOrder = 15;
      this.add(mesh);
    }
    this.visible = false;
  }

  colour({ css, look }: Colours): void {
    const tones = this.#material.uniforms.tones?.value as Color[];
    tones[FACE]?.copy(shownColour(css.text)).multiplyScalar(look.name === 'day' ? 1.6 : 0.92);
    tones[PIP]?.copy(shownColour(css.ground));
    if (this.#material.uniforms.plain) this.#material.uniforms.plain.value = 1;
    (this.#material.uniforms.shine?.value as Color).copy(shownColour(css['board-glow']));
    if (this.#material.uniforms.glow) this.#material.uniforms.glow.value = look.glow;
  }

  /** Shows a roll; dice that are there from the start don't tumble. Returns whether they do. */
  show(fall: Roll | null, now: number, animate: boolean): boolean {
    if (fall?.throws === this.#fall?.throws) return false;
    this.#fall = fall;
    this.#laid = null;
    this.visible = fall !== null;
    this.#thrown = animate && fall !== null ? now : -Infinity;
    return this.visible && animate;
  }

  isBusy(now: number): boolean {
    return this.visible && now - this.#thrown < TUMBLE + 40;
  }

  /** Places them near the seat in front, the first one on its right. */
  tick(now: number, flipped: boolean): void {
    const fall = this.#fall;
    // Resting dice are not placed again.
    if (!fall || (this.#laid === flipped && !this.isBusy(now))) return;
    this.#laid = this.isBusy(now) ? null : flipped;
    const near = flipped ? -1 : 1;
    this.#meshes.forEach((mesh, at) => {
      const value = fall.values[at];
      mesh.visible = value !== undefined;
      if (value === undefined) return;
      const { turn, away, lift } = tumbleAt(value, now - this.#thrown);
      const side = at === 0 ? 1 : -1;
      const rest = new Vector3(0.9 * near * side, SIZE / 2 - 0.02, 0.88 * near);
      const from = new Vector3(-0.5 * near * side, 0, 0.5 * near);
      mesh.position.copy(rest).addScaledVector(from, away);
      mesh.position.y += lift * 0.28;
      // Its edges are at a slight angle, as those of real dice.
      const tilt = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.45 * side);
      mesh.quaternion.copy(tilt.multiply(turn));
    });
  }

  override dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}

function dieForm(): BufferGeometry {
  const builder = new MeshBuilder();
  builder.shape(FACE, new RoundedBoxGeometry(1, 1, 1, 3, 0.15));
  for (const [value, face] of Object.entries(FACES)) {
    const [across, along] = axesOf(face);
    for (const [a, b] of PIPS[Number(value)] ?? []) {
      const at = face
        .clone()
        .multiplyScalar(0.495)
        .addScaledVector(across, a * 0.25)
        .addScaledVector(along, b * 0.25);
      const thin = (axis: number) => (Math.abs(axis) > 0.5 ? 0.02 : 0.1);
      builder.ball(PIP, [at.x, at.y, at.z], [thin(face.x), thin(face.y), thin(face.z)]);
    }
  }
  return builder.bake();
}

function axesOf(face: Vector3): readonly [Vector3, Vector3] {
  const across = Math.abs(face.y) > 0.5 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
  return [across, new Vector3().crossVectors(face, across)];
}
