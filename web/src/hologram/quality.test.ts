import { expect, test } from 'vitest';
import { Quality } from './quality';

function shown(times: number, took: number): Quality {
  const fineness = new Quality();
  for (let picture = 0; picture < times; picture += 1) fineness.took(took);
  return fineness;
}

test('the resolution is that of the screen, up to a pixel ratio of two', () => {
  expect(new Quality().of(1)).toBe(1);
  expect(new Quality().of(1.5)).toBe(1.5);
  expect(new Quality().of(3)).toBe(2);
});

test('the resolution drops only if frames are late', () => {
  expect(shown(200, 16.7).of(2)).toBe(2);
  expect(shown(24, 40).of(2)).toBe(1.5);
  expect(shown(200, 40).of(2)).toBe(1);
});

test('a few slow frames are ignored, and the resolution is never below that of the page', () => {
  const fineness = new Quality();
  for (let picture = 0; picture < 240; picture += 1) fineness.took(picture % 6 === 0 ? 60 : 16.7);
  expect(fineness.of(2)).toBe(2);
  expect(shown(200, 40).of(1)).toBe(1);
  expect(shown(200, 40).of(0.8)).toBe(0.8);
});

test('idle frames become rarer if they are late repeatedly, but not after a single late one', () => {
  const quick = new Quality();
  for (let picture = 0; picture < 100; picture += 1) quick.breathed(picture % 10 === 0 ? 5000 : 40);
  expect(quick.breath).toBe(33);
  const slow = new Quality();
  for (let picture = 0; picture < 8; picture += 1) slow.breathed(400);
  expect(slow.breath).toBe(132);
  for (let picture = 0; picture < 100; picture += 1) slow.breathed(5000);
  expect(slow.breath).toBe(500);
});
