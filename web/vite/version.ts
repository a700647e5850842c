import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../Cargo.toml');

/** The version of this build, which is that of the server: both are in one workspace. */
export function version(): string {
  const found = /^\[workspace\.package\]\n(?:[^[\n].*\n)*?version = "(.+)"$/m.exec(
    readFileSync(MANIFEST, 'utf8'),
  );
  if (!found?.[1]) throw new Error(`no version in ${MANIFEST}`);
  return found[1];
}
