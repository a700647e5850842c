import { Color, LinearSRGBColorSpace } from 'three';

/** The tokens of the theme and of the palette that the hologram is drawn with. */
const TOKENS = [
  'ground',
  'surface',
  'line',
  'text',
  'focus',
  'board-dark',
  'board-light',
  'board-line',
  'board-rim',
  'board-rim-line',
  'board-glow',
  'board-text',
  'board-ring',
  'stone-unused',
  'stone-dark',
  'stone-line',
  'stone-inlay',
  'yard-floor',
  'yard-tile',
  'wall',
  'wall-top',
  'wall-ink',
  'mark-last',
  'mark-select',
  'mark-target',
  'mark-danger',
  'one',
  'one-edge',
  'one-plate',
  'one-ink',
  'two',
  'two-hollow',
  'two-plate',
  'font-text',
] as const;
type Token = (typeof TOKENS)[number];

/** The values of these tokens, read from the page. */
export interface Colours {
  readonly css: Readonly<Record<Token, string>>;
  readonly look: Look;
}

/** How light behaves in a theme: it glows in the dark, is ink on paper by day, and is plain at high contrast. */
export interface Look {
  readonly name: 'night' | 'day' | 'contrast';
  /** How much light adds to what is behind it. */
  readonly glow: number;
  /** The opacity of a piece. */
  readonly cover: number;
  /** How strong scan-lines and flicker are. */
  readonly scan: number;
  /** How strong the beam over the table is. */
  readonly beam: number;
}

const LOOKS: Readonly<Record<Look['name'], Look>> = {
  night: { name: 'night', glow: 1, cover: 0.86, scan: 1, beam: 1 },
  day: { name: 'day', glow: 0.12, cover: 0.97, scan: 0.55, beam: 0.35 },
  contrast: { name: 'contrast', glow: 0, cover: 1, scan: 0.35, beam: 0 },
};

/** Reads the colours at an element. */
export function coloursAt(element: Element): Colours {
  const style = getComputedStyle(element);
  const css = Object.fromEntries(
    TOKENS.map((token) => [token, style.getPropertyValue(`--${token}`).trim() || '#888888']),
  ) as Record<Token, string>;
  const theme = document.documentElement.dataset.theme;
  return { css, look: LOOKS[theme === 'day' || theme === 'contrast' ? theme : 'night'] };
}

/** A colour as the screen shows it; the shaders here work in those values. */
export function shownColour(css: string): Color {
  return new Color().setStyle(css, LinearSRGBColorSpace);
}

/** A colour between two. */
export function mixed(a: string, b: string, part: number): Color {
  return shownColour(a).lerp(shownColour(b), part);
}

/** How much of a light colour is shown in the dark, so that a bright piece keeps its shape: less, the brighter it is. */
export function tamed(css: string, look: Look): number {
  const { r, g, b } = shownColour(css);
  const bright = 0.3 * r + 0.59 * g + 0.11 * b;
  return look.name === 'night' ? 1 - 0.34 * Math.min(1, Math.max(0, (bright - 0.62) / 0.3)) : 1;
}
