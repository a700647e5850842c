import { settings } from '../ui/settings.svelte';
import { Sound } from './sound';

/** The sounds of the page. Loudness is perceived as the square root of power, so the volume is squared. */
export const player = new Sound(
  () => settings.sound,
  () => (settings.volume / 100) ** 2,
);
