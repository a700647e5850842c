import { BackSide, Color, ShaderMaterial, type IUniform, type Vector2 } from 'three';
import type { Side } from '../wire/scene';
import { mixed, shownColour, tamed, type Colours } from './colours';

/** The uniforms of all materials: the time in seconds, and the size of the picture in pixels. */
export interface Pulse {
  readonly time: IUniform<number>;
  readonly picture: IUniform<Vector2>;
}

/** The floor fades towards the edges of the picture. */
export const VIGNETTE = /* glsl */ `
  uniform vec2 picture;
  float vignette() {
    vec2 at = gl_FragCoord.xy / picture;
    vec2 near = min(at, 1.0 - at);
    return smoothstep(0.0, 0.16, near.x) * smoothstep(0.0, 0.16, near.y);
  }
`;

/** The three passes that draw the pieces of a side. */
export interface Light {
  /** Only depth, so that a piece hides its own inside and one light does not shine through another. */
  readonly depth: ShaderMaterial;
  readonly body: ShaderMaterial;
  /** The outline: thin around the solid seat, broad around the hollow one. */
  readonly hull: ShaderMaterial;
}

const VERTEX = /* glsl */ `
  attribute float tone;
  attribute vec3 swell;
  attribute vec4 mood;
  uniform float time;
  uniform float thick;
  varying float vTone;
  varying float vHeight;
  varying vec3 vNormal;
  varying vec3 vEye;
  varying vec3 vWorld;
  varying vec4 vMood;

  void main() {
    vec3 place = position;
    // It breathes: more above than at the foot.
    float breath = sin(time * 1.9 + mood.x * 6.2832);
    place *= 1.0 + vec3(0.014, 0.02, 0.014) * breath * smoothstep(0.05, 0.7, position.y);
    vec4 world = modelMatrix * instanceMatrix * vec4(place, 1.0);
    mat3 turn = mat3(modelMatrix) * mat3(instanceMatrix);
    vNormal = normalize(turn * normal);
    // What dissolves tears sideways, line by line.
    float line = floor(world.y * 70.0);
    world.x += mood.w * 0.05 * sin(line * 12.9898 + floor(time * 24.0));
    vec4 seen = viewMatrix * world;
    world.xyz += normalize(turn * swell) * thick * -seen.z;
    vTone = tone;
    vHeight = position.y;
    vWorld = world.xyz;
    vEye = cameraPosition - world.xyz;
    vMood = mood;
    gl_Position = projectionMatrix * viewMatrix * world;
  }
`;

const CRUMBLE = /* glsl */ `
  float hash(vec3 p) {
    p = fract(p * 0.3183099 + 0.1);
    p *= 17.0;
    return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
  }
  void crumble(vec3 world, float gone) {
    if (gone > 0.001 && hash(floor(world * 60.0)) < gone * 1.05) discard;
  }
`;

const DEPTH = /* glsl */ `
  varying vec3 vWorld;
  varying vec4 vMood;
  ${CRUMBLE}
  void main() {
    crumble(vWorld, vMood.w);
    gl_FragColor = vec4(0.0);
  }
`;

const BODY = /* glsl */ `
  uniform float time;
  uniform vec3 tones[4];
  uniform vec3 rim;
  uniform float hollow;
  uniform float glow;
  uniform float cover;
  uniform float scan;
  varying float vTone;
  varying float vHeight;
  varying vec3 vNormal;
  varying vec3 vEye;
  varying vec3 vWorld;
  varying vec4 vMood;
  ${CRUMBLE}

  void main() {
    crumble(vWorld, vMood.w);
    vec3 normal = normalize(vNormal);
    vec3 eye = normalize(vEye);
    int which = int(vTone + 0.5);
    vec3 base = which == 0 ? tones[0] : which == 1 ? tones[1] : which == 2 ? tones[2] : tones[3];
    bool flat_ = which == 3;

    // A soft light from the upper left, and the shine of the table from below.
    float key = dot(normal, normalize(vec3(-0.45, 0.8, 0.4))) * 0.5 + 0.5;
    float low = max(0.0, -normal.y) * smoothstep(0.5, 0.0, vHeight);
    float fresnel = pow(1.0 - clamp(dot(normal, eye), 0.0, 1.0), 2.4);
    vec3 colour = base * mix(0.42, 1.16, key * key * 0.85 + 0.15 * key) + rim * low * 0.25;
    vec3 gleam = normalize(eye + normalize(vec3(-0.45, 0.8, 0.4)));
    colour += rim * pow(max(0.0, dot(normal, gleam)), 38.0) * mix(0.35, 0.5, hollow) * (which == 2 ? 0.4 : 1.0);
    // What is drawn on the hollow seat stands out from its bright outlines.
    colour = mix(colour, rim, fresnel * mix(0.62, which == 2 ? 0.25 : 0.9, hollow));
    if (flat_) colour = base;

    // Scan-lines run down; where they would be finer than the screen they fade.
    float lines = vWorld.y * 290.0;
    float fine = clamp(1.0 - fwidth(lines) * 0.42, 0.0, 1.0);
    float stripe = 1.0 - scan * 0.26 * fine * (0.5 + 0.5 * sin(lines + time * 3.0));
    float sweep = smoothstep(0.035, 0.0, abs(fract(time * 0.16 + vMood.x) * 1.9 - 0.3 - vHeight)) * scan;
    float flick = 1.0 - scan * 0.07 * step(0.93, fract(sin(floor(time * 14.0) * 7.31 + vMood.x * 91.7) * 4375.5));
    colour = colour * stripe * flick + rim * sweep * 0.3;
    colour += rim * vMood.y * (0.1 + 0.2 * fresnel) * (1.3 - dot(base, vec3(0.333)));
    colour += rim * smoothstep(0.0, 0.9, vMood.w) * 0.8;

    float alpha = cover * mix(1.0, 0.8, hollow * (1.0 - fresnel) * float(which == 0));
    alpha *= mix(0.86 + 0.14 * fresnel, 1.0, 1.0 - scan);
    float dim = mix(1.0, 0.3, vMood.z);
    // Light adds to what is behind it by the glow of the theme.
    gl_FragColor = vec4(colour * dim * mix(alpha, 1.0, 0.25 * glow), alpha * mix(1.0, 0.45, vMood.z));
  }
`;

const HULL = /* glsl */ `
  uniform vec3 rim;
  uniform float scan;
  uniform float time;
  uniform float cover;
  varying vec3 vWorld;
  varying vec4 vMood;
  ${CRUMBLE}
  void main() {
    crumble(vWorld, vMood.w);
    float dim = mix(1.0, 0.3, vMood.z);
    float lines = vWorld.y * 290.0;
    float fine = clamp(1.0 - fwidth(lines) * 0.42, 0.0, 1.0);
    float stripe = 1.0 - scan * 0.2 * fine * (0.5 + 0.5 * sin(lines + time * 3.0));
    gl_FragColor = vec4(rim * stripe * dim * (1.0 + vMood.y * 0.4), 1.0) * mix(1.0, 0.6, vMood.z) * cover;
  }
`;

/** The materials of a side. Their uniforms are set by `lightUp`. */
export function makeLight(pulse: Pulse): Light {
  const shared = () => ({
    time: pulse.time,
    thick: { value: 0 },
    tones: { value: [new Color(), new Color(), new Color(), new Color()] },
    rim: { value: new Color() },
    hollow: { value: 0 },
    glow: { value: 1 },
    cover: { value: 1 },
    scan: { value: 1 },
  });
  const clear = { transparent: true, premultipliedAlpha: true } as const;
  return {
    // Marked as transparent, so that it is drawn after the board, which is seen through the pieces.
    depth: new ShaderMaterial({
      ...clear,
      uniforms: shared(),
      vertexShader: VERTEX,
      fragmentShader: DEPTH,
      colorWrite: false,
    }),
    body: new ShaderMaterial({
      ...clear,
      uniforms: shared(),
      vertexShader: VERTEX,
      fragmentShader: BODY,
      depthWrite: false,
    }),
    hull: new ShaderMaterial({
      ...clear,
      uniforms: shared(),
      vertexShader: VERTEX,
      fragmentShader: HULL,
      side: BackSide,
    }),
  };
}

/** Gives the materials of a side the colours of the theme. */
export function lightUp({ body, hull }: Light, side: Side, { css, look }: Colours): void {
  const one = side === 1;
  const tones = one
    ? [css.one, css['one-plate'], css['one-ink'], css['one-edge']].map(shownColour)
    : [
        shownColour(css['two-hollow']),
        shownColour(css['two-plate']),
        mixed(css.two, css.text, 0.6),
        shownColour(css.two),
      ];
  const rim = one ? shownColour(css['one-edge']) : shownColour(css.two);
  const share = one ? tamed(css.one, look) : 1;
  rim.multiplyScalar(0.5 + 0.5 * share);
  for (const material of [body, hull]) {
    const { uniforms } = material;
    tones.forEach((tone, at) => (uniforms.tones?.value as Color[])[at]?.copy(tone).multiplyScalar(share));
    (uniforms.rim?.value as Color).copy(rim);
    set(uniforms, { hollow: one ? 0 : 1, glow: look.glow, cover: look.cover, scan: look.scan });
  }
  // By day the hollow seat is light inside, so its line does the outlining.
  set(hull.uniforms, { thick: one ? 0.0009 : 0.0017 });
  if (one && look.name === 'night')
    (hull.uniforms.rim?.value as Color).copy(mixed(css['one-edge'], css.one, 0.35));
}

function set(uniforms: Record<string, IUniform>, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) {
    const uniform = uniforms[name];
    if (uniform) uniform.value = value;
  }
}
