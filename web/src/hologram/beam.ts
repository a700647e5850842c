import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  Object3D,
  PlaneGeometry,
  Points,
  ShaderMaterial,
} from 'three';
import { shownColour, type Colours } from './colours';
import { VIGNETTE, type Pulse } from './light';

const CONE_VERTEX = /* glsl */ `
  varying vec3 vAt;
  varying vec3 vNormal;
  varying vec3 vEye;
  void main() {
    vAt = position;
    vec4 world = modelMatrix * vec4(position, 1.0);
    vNormal = normalize(mat3(modelMatrix) * normal);
    vEye = cameraPosition - world.xyz;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
`;
const CONE = /* glsl */ `
  uniform vec3 shine;
  uniform float time;
  uniform float strength;
  varying vec3 vAt;
  varying vec3 vNormal;
  varying vec3 vEye;
  void main() {
    float high = vAt.y + 0.5;
    float side = abs(dot(normalize(vNormal), normalize(vEye)));
    float angle = atan(vAt.z, vAt.x);
    float rays = 0.62 + 0.38 * sin(angle * 9.0 + time * 0.35) * sin(angle * 23.0 - time * 0.6);
    float fade = pow(1.0 - high, 1.8) * smoothstep(0.0, 0.06, high);
    float light = fade * rays * (0.35 + 0.65 * side) * strength * 0.15;
    gl_FragColor = vec4(shine * light, 0.0);
  }
`;
const MOTE_VERTEX = /* glsl */ `
  attribute float seed;
  uniform float time;
  uniform float scale;
  varying float vLight;
  void main() {
    float part = fract(seed * 7.13 + time * (0.018 + 0.02 * fract(seed * 3.7)));
    float turn = seed * 40.0 + time * (0.05 + 0.08 * fract(seed * 5.1));
    float out_ = (0.12 + 0.9 * fract(seed * 9.7)) * (0.5 + 0.6 * part);
    vec4 seen = viewMatrix * vec4(cos(turn) * out_, 0.03 + part * 0.75, sin(turn) * out_, 1.0);
    vLight = smoothstep(0.0, 0.15, part) * smoothstep(1.0, 0.5, part) * (0.5 + 0.5 * sin(time * 2.0 + seed * 60.0));
    gl_PointSize = scale * (1.2 + 1.8 * fract(seed * 13.3)) / -seen.z;
    gl_Position = projectionMatrix * seen;
  }
`;
const MOTE = /* glsl */ `
  uniform vec3 shine;
  uniform float strength;
  varying float vLight;
  void main() {
    float far = length(gl_PointCoord - 0.5) * 2.0;
    gl_FragColor = vec4(shine * vLight * strength * 0.7 * smoothstep(1.0, 0.0, far), 0.0);
  }
`;
const POOL = /* glsl */ `
  ${VIGNETTE}
  uniform vec3 shine;
  uniform float strength;
  varying vec3 vAt;
  void main() {
    float far = length(vAt.xy);
    gl_FragColor = vec4(shine * strength * 0.34 * exp(-pow(max(0.0, far - 0.62), 2.0) * 4.2) * smoothstep(1.5, 0.95, far) * vignette(), 0.0);
  }
`;

/** The light in the air: a thin cone from the table's heart, dust in it, and a pool of light on the floor around. */
export class Beam extends Object3D {
  readonly #materials: ShaderMaterial[];
  readonly #geometries: BufferGeometry[];

  constructor(pulse: Pulse) {
    super();
    const uniforms = () => ({
      shine: { value: new Color() },
      strength: { value: 1 },
      scale: { value: 14 },
      time: pulse.time,
      picture: pulse.picture,
    });
    const glowing = {
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      premultipliedAlpha: true,
    };
    const make = (vertexShader: string, fragmentShader: string) =>
      new ShaderMaterial({
        ...glowing,
        uniforms: uniforms(),
        vertexShader,
        fragmentShader,
        side: DoubleSide,
      });
    const [cone, mote, pool] = [make(CONE_VERTEX, CONE), make(MOTE_VERTEX, MOTE), make(CONE_VERTEX, POOL)];

    const coneForm = new CylinderGeometry(0.98, 0.17, 1, 64, 1, true);
    const beam = new Mesh(coneForm, cone);
    beam.scale.y = 0.95;
    beam.position.y = 0.475;
    beam.renderOrder = 20;

    const dust = new BufferGeometry();
    const count = 70;
    dust.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3));
    const seeds = Float32Array.from({ length: count }, (_, at) => ((at * 0.618034) % 1) + 0.001);
    dust.setAttribute('seed', new BufferAttribute(seeds, 1));
    const motes = new Points(dust, mote);
    motes.frustumCulled = false;
    motes.renderOrder = 21;

    const floor = new PlaneGeometry(4, 4);
    const around = new Mesh(floor, pool);
    around.rotation.x = -Math.PI / 2;
    around.position.y = -0.3;
    around.renderOrder = -1;

    this.add(around, beam, motes);
    this.#materials = [cone, mote, pool];
    this.#geometries = [coneForm, dust, floor];
  }

  colour({ css, look }: Colours): void {
    this.visible = look.beam > 0;
    for (const { uniforms } of this.#materials) {
      (uniforms.shine?.value as Color).copy(shownColour(css['board-glow']));
      if (uniforms.strength) uniforms.strength.value = look.beam;
    }
  }

  /** How large dust is, in pixels of the picture. */
  resize(height: number): void {
    const scale = this.#materials[1]?.uniforms.scale;
    if (scale) scale.value = height * 0.016;
  }

  override dispose(): void {
    for (const each of [...this.#materials, ...this.#geometries]) each.dispose();
  }
}
