import { remember, remembered } from './memory';

/** The looks there are; night is the first that a visitor sees. */
export const themes = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** How boards are shown: drawn flat, or as holograms. */
export const dimensions = ['2d', '3d'] as const;
export type Dimension = (typeof dimensions)[number];

/** What the player wishes, kept in this browser. */
class Settings {
  theme = $state<Theme>(themes.find((each) => each === remembered('theme')) ?? preferred());
  dimension = $state<Dimension>(dimensions.find((each) => each === remembered('dimension')) ?? '2d');
  coordinates = $state(remembered('coordinates') !== 'off');
  animation = $state(remembered('animation') !== 'off');
  sound = $state(remembered('sound') !== 'off');

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.apply();
  }

  setDimension(dimension: Dimension): void {
    this.dimension = dimension;
    remember('dimension', dimension);
  }

  set(name: 'coordinates' | 'animation' | 'sound', on: boolean): void {
    this[name] = on;
    remember(name, on ? 'on' : 'off');
  }

  /** Puts the theme on the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    // The browser's own bars wear the ground of the theme.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

export const settings = new Settings();

function preferred(): Theme {
  const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
  return asks('(prefers-contrast: more)') ? 'contrast' : 'night';
}
