import { settings } from '../ui/settings.svelte';
import { Sound } from './sound';

/** The sounds of the page, off with one click. The ear hears steps of loudness as steps of their squares. */
export const player = new Sound(
  () => settings.sound,
  () => (settings.volume / 100) ** 2,
);
