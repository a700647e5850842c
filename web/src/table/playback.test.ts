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

test('the first event plays at once, the next after it was shown', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(399);
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a', 'b']);
});
test('later nothing is waiting', () => {
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
test('an immediate event plays the waiting ones first', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  playback.now(act('c', 400));
  expect(done).toEqual(['a', 'b', 'c']);
});
test('dropped events are not played', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400));
  playback.then(act('b', 400));
  playback.drop();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a']);
});
test('what is held happens when it is released, and nothing before it', () => {
  const held: boolean[] = [];
  const playback = new Playback(
    () => true,
    6,
    (now) => held.push(now),
  );
  playback.then(act('a', 400));
  playback.then(act('b', 400), true);
  playback.then(act('c', 400));
  playback.release();
  expect(done).toEqual(['a']);
  vi.advanceTimersByTime(5000);
  expect([done, held]).toEqual([['a'], [true]]);
  playback.release();
  expect([done, held]).toEqual([
    ['a', 'b'],
    [true, false],
  ]);
  vi.advanceTimersByTime(400);
  expect(done).toEqual(['a', 'b', 'c']);
});
test('what cannot wait does not wait for what is held', () => {
  const playback = new Playback(() => true);
  playback.then(act('a', 400), true);
  playback.now(act('b', 400));
  expect(done).toEqual(['a', 'b']);
});
