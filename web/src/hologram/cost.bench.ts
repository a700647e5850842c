import { bench, describe } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import { STARTS, drawn } from './drawn';

// A picture has 16 ms in all.
describe.each(STARTS)('the pieces of %s', (game) => {
  const { picture } = drawn(fixture(game, 0).scene);
  let now = 5000;
  bench('are put in their places', () => picture((now += 16)));
});
