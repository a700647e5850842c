import type { review as en } from '../en/review';

/** What is said about review, analysis and the editor, in German. */
export const review: Readonly<Record<keyof typeof en, string>> = {};
