import { join } from 'node:path';

const hasExamples = process.env.HOLOCOURT_EXAMPLES === '1';

/**
 * The example games, which are part of the app only with HOLOCOURT_EXAMPLES=1: `examples/<game>/web` has what
 * `src/games/<game>` has, and `examples/<game>/locales` has their messages. Without it, a folder that has no games.
 */
export const EXAMPLES = join(import.meta.dirname, hasExamples ? '../../examples' : '../no-examples');

/** The rules in the page, which then know the example games. */
export const RULES = join(import.meta.dirname, hasExamples ? '../dist-rules-examples' : '../src/rules/pkg');
