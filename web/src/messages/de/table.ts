import type { table as en } from '../en/table';

/** What is said about playing, in German. */
export const table: Readonly<Record<keyof typeof en, string>> = {};
