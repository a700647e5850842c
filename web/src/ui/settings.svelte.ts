import { remember, remembered } from './storage';
import {
  choices,
  isVolume,
  readStoredSettings,
  switches,
  type Choice,
  type Chosen,
  type Switch,
  type StoredSettings,
} from './stored-settings';

/** The themes; the default is night. */
export const themes = choices.theme;
export type Theme = Chosen<'theme'>;

/** How boards are shown: drawn flat, or as holograms. */
export const dimensions = choices.dimension;
export type Dimension = Chosen<'dimension'>;

/** The player's settings, stored in this browser and with the account, if there is one. */
class Settings {
  theme = $state(stored('theme', preferred()));
  dimension = $state(stored('dimension'));
  ground = $state(stored('ground'));
  pieces = $state(stored('pieces'));
  coordinates = $state(remembered('coordinates') !== 'off');
  pace = $state(stored('pace'));
  odds = $state(remembered('odds') !== 'off');
  threats = $state(remembered('threats') !== 'off');
  /** Asks before a move that loses at once, in a player's first games of a kind. */
  warnings = $state(remembered('warnings') !== 'off');
  sound = $state(remembered('sound') !== 'off');
  /** The volume, from 0 to 100. */
  volume = $state(storedVolume());

  /** Whether pieces move at all. */
  get animation(): boolean {
    return this.pace !== 'instant';
  }

  setTheme(theme: Theme): void {
    this.choose('theme', theme);
    this.apply();
  }

  setDimension(dimension: Dimension): void {
    this.choose('dimension', dimension);
  }

  choose<Name extends Choice>(name: Name, value: Chosen<Name>): void {
    (this as { [Each in Name]: Chosen<Each> })[name] = value;
    remember(name, value);
  }

  set(name: Switch, on: boolean): void {
    this[name] = on;
    remember(name, on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }

  /** Everything, as plain data. */
  all(): StoredSettings {
    const { theme, dimension, ground, pieces, pace } = this;
    const { coordinates, odds, threats, warnings, sound, volume } = this;
    return { theme, dimension, ground, pieces, pace, coordinates, odds, threats, warnings, sound, volume };
  }

  /** Applies stored settings, ignoring invalid ones. */
  take(settings: unknown): void {
    const valid = readStoredSettings(settings);
    for (const name of Object.keys(choices) as Choice[]) {
      const value = valid[name];
      if (value !== undefined) this.choose(name, value);
    }
    for (const name of switches) {
      const on = valid[name];
      if (on !== undefined) this.set(name, on);
    }
    if (valid.volume !== undefined) this.setVolume(valid.volume);
    this.apply();
  }

  /** Applies the theme to the page. */
  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    // The browser's own bars have the background of the theme.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

export const settings = new Settings();

function stored<Name extends Choice>(name: Name, otherwise: Chosen<Name> = choices[name][0]): Chosen<Name> {
  const all: readonly Chosen<Name>[] = choices[name];
  return all.find((each) => each === remembered(name)) ?? otherwise;
}

function storedVolume(): number {
  const volume = Number(remembered('volume') ?? 'none');
  return isVolume(volume) ? volume : 100;
}

function preferred(): Theme {
  const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
  return asks('(prefers-contrast: more)') ? 'contrast' : 'night';
}
