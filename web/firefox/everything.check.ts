import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Firefox } from './firefox';
import { games } from './games';
import { pages } from './pages';
import { rooms } from './rooms';

// One Firefox for all, as starting it takes longer than most checks.
let firefox: Firefox | null = null;
const started = (): Firefox => {
  if (!firefox) throw new Error('Firefox has not started');
  return firefox;
};

beforeAll(async () => {
  firefox = await Firefox.start();
});
afterEach(() => {
  expect(started().complaints(), 'errors on the page').toEqual([]);
});
afterAll(() => firefox?.stop());

pages(started);
games(started);
rooms(started);
