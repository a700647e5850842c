import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/http';
import { Polled } from './polled.svelte';

test('the last value stays when the server does not respond', async () => {
  let answer: () => Promise<string> = () => Promise.resolve('one');
  const kept = new Polled(() => answer());
  await kept.load();
  answer = () =>
    Promise.reject(new ApiError(503, { code: 'brand-new', params: {}, message: 'The server rests' }));
  await kept.load();
  expect([kept.value, kept.error]).toEqual(['one', 'The server rests']);
  answer = () => Promise.resolve('two');
  await kept.load();
  expect([kept.value, kept.error]).toEqual(['two', null]);
});

test('a late response does not replace a newer one', async () => {
  const waiting: ((value: string) => void)[] = [];
  const kept = new Polled(() => new Promise<string>((resolve) => waiting.push(resolve)));
  const loads = [kept.load(), kept.load()];
  waiting[1]?.('new');
  waiting[0]?.('old');
  await Promise.all(loads);
  expect(kept.value).toBe('new');
});

test('it polls until it is stopped', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const stop = new Polled(() => Promise.resolve((asked += 1))).every(1000);
  await vi.advanceTimersByTimeAsync(2500);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(3);
  vi.useRealTimers();
});
