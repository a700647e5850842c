/** What is said about looking for somebody to play, in English. */
export const lobby = {} as const;
