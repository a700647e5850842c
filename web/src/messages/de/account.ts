import type { account as en } from '../en/account';

/** What is said about people, their accounts and ratings, in German. */
export const account: Readonly<Record<keyof typeof en, string>> = {};
