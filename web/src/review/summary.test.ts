import { describe, expect, test } from 'vitest';
import { reviewed } from './reviewed';
import { luckOf, summaryOf } from './summary';

describe('the summary', () => {
  const moves = [
    reviewed(0, 1, 0, 0),
    reviewed(1, 2, 0, 0.7, { loss: 0.7, mistake: 'blunder' }),
    reviewed(2, null, 0.7, 0.5, { loss: -0.2 }),
    reviewed(3, 1, 0.5, 0.3, { loss: 0.2, mistake: 'inaccuracy' }),
    reviewed(4, null, 0.3, 0.35, { loss: 0.05 }),
  ];
  test('counts each side by itself', () => {
    expect(summaryOf(moves, 1)).toEqual({
      moves: 2,
      faultless: 1,
      mistakes: { inaccuracy: 1, mistake: 0, blunder: 0 },
      lost: 0.2,
    });
    expect(summaryOf(moves, 2).mistakes.blunder).toBe(1);
  });
  test('dice are luck, not mistakes', () => {
    const luck = luckOf(moves);
    expect(luck.rolls).toBe(2);
    expect(luck.sum).toBeCloseTo(-0.15);
    expect(luck.course.map(({ ply }) => ply)).toEqual([3, 5]);
    expect(luck.greatest?.ply).toBe(2);
  });
  test('without dice there is no luck', () => expect(luckOf([]).greatest).toBeNull());
});
