/** Variables for the tests themselves. */
const FOR_TESTS = /^HOLOCOURT_(CACHE|E2E_|PROGRAM|EXAMPLES|SKIPPED_TESTS)/;

/** Whether a variable is a setting of the user's own server, which could lead a server under test to its database. */
export function isSetting(variable: string): boolean {
  return variable === 'DATABASE_URL' || (variable.startsWith('HOLOCOURT_') && !FOR_TESTS.test(variable));
}

/** Forgets these settings in this process and in the programs that it starts. */
export function forgetSettings(): void {
  for (const variable of Object.keys(process.env).filter(isSetting))
    Reflect.deleteProperty(process.env, variable);
}
