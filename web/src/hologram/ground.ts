import { CanvasTexture, Color, LinearMipmapLinearFilter, Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import type { Scene } from '../wire/scene';
import { shownColour, type Colours } from './colours';
import type { Pulse } from './light';
import { drawBoard, REACH } from './picture';

const VERTEX = /* glsl */ `
  varying vec2 vAt;
  varying vec2 vUv;
  void main() {
    vUv = uv;
    vAt = position.xy;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D picture;
  uniform float time;
  uniform vec3 shine;
  uniform float glow;
  uniform float scan;
  uniform float round_;
  varying vec2 vAt;
  varying vec2 vUv;
  void main() {
    vec4 colour = texture2D(picture, vUv);
    float far = round_ > 0.5 ? length(vAt) : max(abs(vAt.x), abs(vAt.y));
    float bright = max(colour.r, max(colour.g, colour.b)) / max(colour.a, 0.01);
    // The light is brightest over the centre of the table, and a slow ring runs outwards over the lines.
    float heart = exp(-length(vAt) * length(vAt) * 2.6);
    float ring = smoothstep(0.09, 0.0, abs(far - fract(time * 0.11) * 1.7)) * scan;
    float lines = gl_FragCoord.y * 1.4 + time * 5.0;
    float stripe = 1.0 - 0.045 * scan * (0.5 + 0.5 * sin(lines));
    float flick = 1.0 - 0.02 * scan * step(0.9, fract(sin(floor(time * 11.0)) * 4375.5));
    vec3 lit = colour.rgb * (1.0 + glow * (0.5 * heart + 0.35 * ring * bright));
    lit += shine * colour.a * glow * (0.16 * heart + 0.05 * ring);
    gl_FragColor = vec4(lit * stripe * flick, colour.a);
  }
`;

/** The board that is projected onto the table. */
export class Ground extends Mesh<PlaneGeometry, ShaderMaterial> {
  readonly #canvas: HTMLCanvasElement;
  readonly #texture: CanvasTexture;

  constructor(pulse: Pulse, fineness: number, anisotropy: number) {
    const canvas = document.createElement('canvas');
    canvas.width = fineness;
    canvas.height = fineness;
    const texture = new CanvasTexture(canvas);
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = anisotropy;
    texture.premultiplyAlpha = true;
    const material = new ShaderMaterial({
      uniforms: {
        picture: { value: texture },
        time: pulse.time,
        shine: { value: new Color() },
        glow: { value: 1 },
        scan: { value: 1 },
        round_: { value: 1 },
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
    });
    super(new PlaneGeometry(2 * REACH, 2 * REACH), material);
    this.#canvas = canvas;
    this.#texture = texture;
    this.rotation.x = -Math.PI / 2;
    this.position.y = 0.002;
    this.renderOrder = 1;
  }

  draw(scene: Scene, colours: Colours, flipped: boolean, coordinates: boolean): void {
    drawBoard(this.#canvas, scene, colours, flipped, coordinates);
    this.#texture.needsUpdate = true;
    const { uniforms } = this.material;
    const { css, look } = colours;
    (uniforms.shine?.value as Color).copy(shownColour(css['board-glow']));
    for (const [name, value] of Object.entries({
      glow: look.glow,
      scan: look.name === 'contrast' ? 0 : look.scan,
      round_: scene.board.kind === 'round' ? 1 : 0,
    })) {
      const uniform = uniforms[name];
      if (uniform) uniform.value = value;
    }
  }

  override dispose(): void {
    this.#texture.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
