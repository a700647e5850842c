import { join } from 'node:path';

/**
 * The example games, which are part of the app only with HOLOCOURT_EXAMPLES=1: `examples/<game>/web` has what
 * `src/games/<game>` has, and `examples/<game>/locales` has their messages. Without it, a folder that has no games.
 */
export const EXAMPLES = join(
  import.meta.dirname,
  process.env.HOLOCOURT_EXAMPLES === '1' ? '../../examples' : '../no-examples',
);
