import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  NormalBlending,
  Points,
  ShaderMaterial,
  Vector3,
  type Color,
  type Matrix4,
} from 'three';
import type { Pulse } from './light';

/** How many particles there can be, and how many one piece becomes. */
const ROOM = 1536;
const BURST = 192;
/** How long they live, in seconds. */
const LIFE = 0.62;

const VERTEX = /* glsl */ `
  attribute vec3 way;
  attribute vec3 tint;
  attribute float born;
  uniform float time;
  uniform float scale;
  varying vec4 vTint;
  void main() {
    float age = (time - born) / ${LIFE.toFixed(2)};
    float on = step(0.0, age) * step(age, 1.0);
    float eased = 1.0 - pow(1.0 - clamp(age, 0.0, 1.0), 2.2);
    vec3 place = position + way * eased + vec3(0.0, 0.1 * age * age, 0.0);
    vec4 seen = viewMatrix * vec4(place, 1.0);
    vTint = vec4(tint, on * (1.0 - age) * (0.6 + 0.4 * sin(age * 40.0 + position.x * 300.0)));
    gl_PointSize = on * scale * (1.0 - 0.6 * age) / -seen.z;
    gl_Position = projectionMatrix * seen;
  }
`;
const FRAGMENT = /* glsl */ `
  varying vec4 vTint;
  void main() {
    vec2 at = abs(gl_PointCoord - 0.5) * 2.0;
    float light = smoothstep(1.0, 0.25, max(at.x, at.y)) * vTint.a;
    gl_FragColor = vec4(vTint.rgb * light, light);
  }
`;

/** The particles that pieces dissolve into, in one draw call; new ones replace the oldest. */
export class Sparks extends Points<BufferGeometry, ShaderMaterial> {
  #next = 0;
  #until = -1;
  readonly #pulse: Pulse;

  constructor(pulse: Pulse) {
    const geometry = new BufferGeometry();
    for (const name of ['position', 'way', 'tint']) {
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(ROOM * 3), 3));
    }
    geometry.setAttribute('born', new BufferAttribute(new Float32Array(ROOM).fill(-10), 1));
    const material = new ShaderMaterial({
      uniforms: { time: pulse.time, scale: { value: 10 } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
    });
    super(geometry, material);
    this.#pulse = pulse;
    this.frustumCulled = false;
    this.renderOrder = 22;
    this.visible = false;
  }

  /** Whether light adds up, as in the dark. */
  set glowing(glowing: boolean) {
    this.material.blending = glowing ? AdditiveBlending : NormalBlending;
  }

  get isBusy(): boolean {
    return this.#pulse.time.value < this.#until;
  }

  /** A form dissolves in its place. */
  burst(
    form: BufferGeometry,
    matrix: Matrix4,
    colours: readonly Color[],
    random: () => number = Math.random,
  ): void {
    const corners = form.getAttribute('position');
    const [place, way, heart] = [new Vector3(), new Vector3(), new Vector3().setFromMatrixPosition(matrix)];
    const size = matrix.getMaxScaleOnAxis();
    const { position, way: ways, tint, born } = this.geometry.attributes;
    if (!position || !ways || !tint || !born) return;
    for (let spark = 0; spark < BURST; spark += 1) {
      const at = this.#next;
      this.#next = (this.#next + 1) % ROOM;
      place
        .fromBufferAttribute(corners as BufferAttribute, Math.floor(random() * corners.count))
        .applyMatrix4(matrix);
      way
        .copy(place)
        .sub(heart)
        .setY(0)
        .multiplyScalar(0.7 + random());
      way.x += (random() - 0.5) * size * 0.5;
      way.z += (random() - 0.5) * size * 0.5;
      way.y = (random() * 1.1 - 0.1) * size * 0.8;
      position.setXYZ(at, place.x, place.y, place.z);
      ways.setXYZ(at, way.x, way.y, way.z);
      const colour = colours[spark % colours.length];
      if (colour) tint.setXYZ(at, colour.r, colour.g, colour.b);
      born.setX(at, this.#pulse.time.value + random() * 0.12);
    }
    for (const attribute of [position, ways, tint, born]) attribute.needsUpdate = true;
    this.#until = this.#pulse.time.value + LIFE + 0.15;
  }

  /** Hides them while there are none. */
  tick(): void {
    this.visible = this.isBusy;
  }

  /** How large they are, in pixels of the picture. */
  resize(height: number): void {
    if (this.material.uniforms.scale) this.material.uniforms.scale.value = height * 0.042;
  }

  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
  }
}
