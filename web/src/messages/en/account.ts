/** What is said about people, their accounts and ratings, in English. */
export const account = {} as const;
