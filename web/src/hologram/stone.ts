import { Color, ShaderMaterial } from 'three';
import { mixed, shownColour, type Colours } from './colours';
import { VIGNETTE, type Pulse } from './light';

/** The tones of everything but the pieces: the table, the court and its walls. */
export const RIM = 0;
export const FOOT = 1;
export const GLOW = 2;
export const WALL = 3;
export const CREST = 4;
export const SHADE = 5;
export const ONE = 6;
export const TWO = 7;
export const PAVING = 8;
export const WATER = 9;

const VERTEX = /* glsl */ `
  attribute float tone;
  varying float vTone;
  varying vec3 vNormal;
  varying vec3 vWorld;
  varying vec3 vEye;
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    vTone = tone;
    vNormal = normalize(mat3(modelMatrix) * normal);
    vWorld = world.xyz;
    vEye = cameraPosition - world.xyz;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
`;

const FRAGMENT = /* glsl */ `
  uniform vec3 tones[10];
  uniform vec3 shine;
  uniform float glow;
  uniform float plain;
  uniform float time;
  varying float vTone;
  varying vec3 vNormal;
  varying vec3 vWorld;
  varying vec3 vEye;

  ${VIGNETTE}
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p);
    vec2 f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + 1.0), f.x), f.y);
  }

  void main() {
    int which = int(vTone + 0.5);
    vec3 base = tones[0];
    for (int at = 1; at < 10; at++) if (at == which) base = tones[at];
    vec3 normal = normalize(vNormal);
    vec3 eye = normalize(vEye);
    float key = dot(normal, normalize(vec3(-0.45, 0.8, 0.4))) * 0.5 + 0.5;
    // The board lights what is around it.
    vec3 toHeart = vec3(0.0, 0.25, 0.0) - vWorld;
    float warm = max(0.0, dot(normal, normalize(toHeart))) / (0.4 + dot(toHeart, toHeart));
    float edge = pow(1.0 - clamp(dot(normal, eye), 0.0, 1.0), 3.0);
    vec2 grain = abs(normal.y) > 0.5 ? vWorld.xz : vec2(atan(vWorld.z, vWorld.x) * 2.0, vWorld.y * 2.0);
    float stone = (noise(grain * 26.0) - 0.5) * 0.09 + (noise(grain * 90.0) - 0.5) * 0.06;
    vec3 colour = base * (mix(0.5, 1.15, key) + stone * (1.0 - plain));
    colour += shine * glow * (0.3 * warm + 0.1 * edge);
    colour += base * edge * 0.25;
    float alpha = 1.0;
    if (which == 2) {
      float pulse = 0.82 + 0.18 * sin(time * 1.4);
      colour = mix(base, vec3(1.0), 0.25 * glow) * pulse;
    }
    if (which == 8) {
      // The floor of the court is lost in the dark.
      float far = length(vWorld.xz);
      alpha = (1.0 - smoothstep(1.2, 1.8, far)) * vignette();
      vec2 tile = abs(fract(vWorld.xz * 2.5 + 0.5) - 0.5);
      float joint = smoothstep(0.0, 0.03, min(tile.x, tile.y));
      colour = base * (0.7 + 0.3 * joint + stone) * (0.75 + 0.35 * hash(floor(vWorld.xz * 2.5 + 0.5)));
      colour += shine * glow * 0.12 * exp(-far * 1.2);
    }
    if (which == 9) colour = base * (0.8 + 0.3 * sin(time * 1.5 + vWorld.x * 60.0 + vWorld.z * 45.0));
    gl_FragColor = vec4(colour * alpha, alpha);
  }
`;

/** The material of the table and the court: stone, metal and the light in their seams. */
export function makeStone(pulse: Pulse): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      tones: { value: Array.from({ length: 10 }, () => new Color()) },
      shine: { value: new Color() },
      glow: { value: 1 },
      plain: { value: 0 },
      time: pulse.time,
      picture: pulse.picture,
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    premultipliedAlpha: true,
  });
}

export function colourStone({ uniforms }: ShaderMaterial, { css, look }: Colours): void {
  const contrast = look.name === 'contrast';
  const tones = [
    contrast
      ? mixed(css['board-rim'], css['board-rim-line'], 0.12)
      : mixed(css['board-rim'], css['board-rim-line'], 0.25),
    mixed(css['board-rim'], css.ground, look.name === 'day' ? 0.15 : 0.4),
    shownColour(look.name === 'day' ? css['board-rim-line'] : css['board-glow']),
    shownColour(contrast ? css['stone-line'] : css.wall),
    shownColour(css['wall-top']),
    shownColour(css['wall-ink']),
    shownColour(css.one),
    shownColour(css.two),
    mixed(css.ground, css['stone-line'], 0.35),
    mixed(css['board-light'], css['board-glow'], 0.25),
  ];
  tones.forEach((tone, at) => (uniforms.tones?.value as Color[])[at]?.copy(tone));
  (uniforms.shine?.value as Color).copy(shownColour(css['board-glow']));
  if (uniforms.glow) uniforms.glow.value = look.glow;
  if (uniforms.plain) uniforms.plain.value = contrast ? 1 : 0;
}
