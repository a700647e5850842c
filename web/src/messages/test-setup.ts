import { loadWords } from './t.svelte';

// Tests change the language in the middle of a sentence.
await Promise.all([loadWords('en'), loadWords('de')]);
