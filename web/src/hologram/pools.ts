import {
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three';
import { shownColour, tamed, type Colours } from './colours';
import type { Figure } from './figures';

const ROOM = 128;
/** How much wider than its piece a pool is. */
const WIDE = 1.9;

const VERTEX = /* glsl */ `
  attribute vec2 mood;
  varying vec2 vAt;
  varying vec2 vMood;
  void main() {
    vAt = uv * 2.0 - 1.0;
    vMood = mood;
    gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.0);
  }
`;
const FRAGMENT = /* glsl */ `
  uniform vec3 one;
  uniform vec3 two;
  uniform float glow;
  varying vec2 vAt;
  varying vec2 vMood;
  void main() {
    float far = dot(vAt, vAt);
    float light = exp(-far * 4.5) * (1.0 - smoothstep(0.6, 1.0, far)) * vMood.y;
    vec3 colour = mix(one, two, vMood.x);
    // In the dark a piece lights the board around it; by day it throws a shadow.
    gl_FragColor = glow > 0.5 ? vec4(colour * light * 0.42, light * 0.12) : vec4(vec3(0.0), light * 0.42);
  }
`;

const [place, matrix] = [new Vector3(), new Matrix4()];

/** What pieces do to the board below them: a pool of light or a soft shadow, all drawn at once. */
export class Pools extends InstancedMesh<PlaneGeometry, ShaderMaterial> {
  readonly #mood = new InstancedBufferAttribute(new Float32Array(ROOM * 2), 2);

  constructor() {
    const form = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const material = new ShaderMaterial({
      uniforms: { one: { value: new Color() }, two: { value: new Color() }, glow: { value: 1 } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
    });
    super(form, material, ROOM);
    form.setAttribute('mood', this.#mood.setUsage(DynamicDrawUsage));
    this.frustumCulled = false;
    this.renderOrder = 5;
    this.count = 0;
  }

  colour({ css, look }: Colours): void {
    const { one, two, glow } = this.material.uniforms;
    (one?.value as Color).copy(shownColour(css.one)).multiplyScalar(tamed(css.one, look) ** 2);
    (two?.value as Color).copy(shownColour(css.two));
    if (glow) glow.value = look.glow;
    this.visible = look.name !== 'contrast';
  }

  draw(figures: readonly Figure[]): void {
    let count = 0;
    for (const { piece, matrix: at, mood } of figures) {
      if (count >= ROOM) break;
      const [, shine, dim, gone] = mood;
      const wide = at.getMaxScaleOnAxis() * WIDE;
      place.setFromMatrixPosition(at);
      // What is high above the board lights it less.
      const near = 1 / (1 + 6 * Math.max(0, place.y));
      matrix.makeScale(wide, 1, wide).setPosition(place.x, 0.0035, place.z);
      this.setMatrixAt(count, matrix);
      this.#mood.setXY(count, piece.side - 1, (1 + 0.6 * shine) * (1 - 0.75 * dim) * (1 - gone) * near);
      count += 1;
    }
    this.count = count;
    this.instanceMatrix.needsUpdate = true;
    this.#mood.needsUpdate = true;
  }

  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
    super.dispose();
  }
}
