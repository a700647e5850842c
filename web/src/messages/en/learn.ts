/** What is said about learning a game, in English. */
export const learn = {} as const;
