import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initSync } from '../rules/pkg/rules';
import { loadWords } from './t.svelte';

// Tests switch languages without waiting.
await Promise.all([loadWords('en'), loadWords('de')]);

// There is no server to load the rules from.
initSync({ module: await readFile(join(import.meta.dirname, '../rules/pkg/rules_bg.wasm')) });
