declare module 'virtual:messages/*' {
  /** All messages of a language but the courses, as one text in Fluent. */
  const text: string;
  export default text;
}
