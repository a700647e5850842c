import type { lobby as en } from '../en/lobby';

/** What is said about looking for somebody to play, in German. */
export const lobby: Readonly<Record<keyof typeof en, string>> = {};
