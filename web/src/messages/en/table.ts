/** What is said about playing, in English. */
export const table = {} as const;
