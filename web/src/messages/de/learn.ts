import type { learn as en } from '../en/learn';

/** What is said about learning a game, in German. */
export const learn: Readonly<Record<keyof typeof en, string>> = {};
