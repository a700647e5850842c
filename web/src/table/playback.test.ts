import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback';

let done: string[] = [];
const act = (name: string, length: number) => () => {
  done.push(name);
  return length;
};
beforeEach(() => {
  done = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

test('the first thing happens at once, the next when the first was seen', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(399);
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a', 'b']);
});
test('after a while nothing waits', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  vi.advanceTimersByTime(500);
  playback.then(act('b', 0));
  expect(done).toEqual(['a', 'b']);
});
test('nothing waits on a hidden page', () => {
  const playback = new Playback(() => false);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  expect(done).toEqual(['a', 'b']);
});
test('too many waiting events are applied at once', () => {
  const playback = new Playback(() => true, 2);
  for (const name of ['a', 'b', 'c', 'd']) playback.then(act(name, 400));
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
test('what cannot wait takes along what waits before it', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  playback.now(act('c', 400));
  expect(done).toEqual(['a', 'b', 'c']);
});
test('what is dropped does not happen', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  playback.drop();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a']);
});
