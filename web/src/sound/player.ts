import { settings } from '../ui/settings.svelte';
import { Sound } from './sound';

/** The sounds of the page, off with one click. */
export const player = new Sound(() => settings.sound);
