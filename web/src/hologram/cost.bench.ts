import { bench, describe } from 'vitest';
import { offscreen, starts } from './offscreen';

// A frame has 16 ms in all.
describe.each(starts)('the pieces of $game', ({ scene }) => {
  const { frame } = offscreen(scene);
  let now = 5000;
  bench('are put in their places', () => frame((now += 16)));
});
