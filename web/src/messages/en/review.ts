/** What is said about review, analysis and the editor, in English. */
export const review = {} as const;
