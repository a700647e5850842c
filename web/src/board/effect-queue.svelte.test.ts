import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jumps, moved, removed, between } from '../fixtures/effects';
import { fixture } from '../fixtures/fixtures';
import { settings } from '../ui/settings.svelte';
import type { Move, Scene } from '../wire/scene';
import { afterEffects } from './after-effects';
import { EffectQueue, type Wanted } from './effect-queue.svelte';
import { motion, type Step } from './motion';

const start = fixture('courtier', 0).scene;
const mine: Step = { text: 'a4-b4', effects: [moved('a4 b4')], by: 1 };
const reply: Step = { text: 'a9-b9', effects: [moved('a9 b9', 'step', 2)], by: 2 };
const next: Step = { text: 'a10-b10', effects: [moved('a10 b10', 'step', 2)], by: 2 };

/** The scene after some steps. */
function after(...steps: readonly Step[]): Scene {
  return steps.reduce<Scene>((scene, { effects }) => afterEffects(scene, effects) ?? scene, start);
}
const move: Move = { text: 'a4-b4', trail: ['a4', 'b4'], aim: null };

/** A queue that shows the start, and what was played on it, as `text from–to` in milliseconds. */
function watch(begun: Scene = start) {
  const queue = new EffectQueue(
    ({ before, effects, dropped }) => motion(before, effects, dropped)?.duration ?? 0,
  );
  const show = (scene: Scene, steps: readonly Step[], more: Partial<Wanted> = {}) =>
    queue.show({
      scene,
      steps,
      animate: true,
      rolls: true,
      viewer: 1,
      pending: null,
      open: true,
      dragged: null,
      ...more,
    });
  show(begun, []);
  return { queue, show };
}

/** Lets time pass, and returns what was played when: `a4-b4 0–208`. */
function pass(queue: EffectQueue, time: number): string[] {
  const played: { text: string; from: number; to: number }[] = [];
  const began = performance.now();
  while (performance.now() - began < time) {
    const now = performance.now();
    const last = played.at(-1);
    if (queue.act && last?.text === queue.act.text) last.to = now;
    else if (queue.act) played.push({ text: queue.act.text, from: now, to: now });
    vi.advanceTimersByTime(16);
  }
  return played.map(({ text, from, to }) => `${text} ${from}–${to}`);
}
/** How long each lasted, to the next frame. */
const lengths = (played: readonly string[]) =>
  played.map((each) => {
    const [text = '', times = ''] = each.split(' ');
    const [from = 0, to = 0] = times.split('–').map(Number);
    return { text, length: to - from };
  });

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
    now: 0,
  }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.choose('pace', 'normal');
});

describe('choices that arrive at once', () => {
  test('are played in order, each to its end', () => {
    const { queue, show } = watch();
    show(after(mine, reply, next), [mine, reply, next]);
    const played = lengths(pass(queue, 4000));
    expect(played.map(({ text }) => text)).toEqual(['a4-b4', 'a9-b9', 'a10-b10']);
    expect(queue.isCurrent).toBe(true);
  });

  test('leave the pieces where they are until it is their turn', () => {
    const { queue, show } = watch();
    show(after(mine, reply), [mine, reply]);
    expect(queue.scene?.pieces.map(({ space }) => space).sort()).toEqual(
      after(mine)
        .pieces.map(({ space }) => space)
        .sort(),
    );
    pass(queue, 4000);
    expect(queue.scene?.pieces).toEqual(after(mine, reply).pieces);
  });
});

test('a reply in the middle of a move does not cut it off', () => {
  const { queue, show } = watch();
  show(after(mine), [mine]);
  pass(queue, 64);
  expect(queue.act?.text).toBe('a4-b4');
  show(after(mine, reply), [mine, reply]);
  expect(queue.act?.text).toBe('a4-b4');
  expect(queue.time).toBeGreaterThan(0);
  const played = lengths(pass(queue, 3000));
  expect(played.map(({ text }) => text)).toEqual(['a4-b4', 'a9-b9']);
});

describe('time', () => {
  const lasts = (steps: readonly Step[]) => {
    const { queue, show } = watch();
    show(after(...steps), steps);
    return lengths(pass(queue, 5000))[0]?.length ?? 0;
  };
  test('is short for the viewer', () => expect(lasts([mine])).toBeLessThanOrEqual(350));
  test('is long enough for the other side', () => {
    expect(lasts([reply])).toBeGreaterThanOrEqual(580);
    expect(lasts([reply])).toBeLessThanOrEqual(900);
  });
  test('follows the setting', () => {
    const normal = lasts([reply]);
    settings.choose('pace', 'slow');
    expect(lasts([reply])).toBeGreaterThan(normal * 1.5);
    settings.choose('pace', 'fast');
    expect(lasts([reply])).toBeLessThan(normal * 0.6);
    settings.choose('pace', 'instant');
    expect(lasts([reply])).toBe(0);
  });
  test('waits for the dice', () => {
    const { scene } = fixture('holochess', 4);
    const effects = [
      {
        type: 'rolled' as const,
        side: 1 as const,
        attacker: '',
        from: 'b11',
        defender: '',
        at: 'c',
        die: 6,
        sums: [9, 1] as [number, number],
        result: 'kill' as const,
      },
      removed('c', { type: 'killed', by: '', from: 'b11', die: 6 }),
    ];
    const { queue, show } = watch(scene);
    const roll = { text: 'r6', effects, by: null };
    show(afterEffects(scene, effects) ?? scene, [roll]);
    pass(queue, 960);
    expect(queue.time).toBe(0);
    pass(queue, 160);
    expect(queue.time).toBeGreaterThan(0);
  });
});

describe('a chosen move', () => {
  test('begins at once and is one motion', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move });
    expect(queue.act?.text).toBe('a4-b4');
    pass(queue, 64);
    const { time } = queue;
    expect(time).toBeGreaterThan(0);
    show(after(mine), [mine]);
    expect(queue.time).toBe(time);
    expect(lengths(pass(queue, 2000)).map(({ text }) => text)).toEqual(['a4-b4']);
  });
  test('stays where it went until it arrives, and is not walked again', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move });
    pass(queue, 1000);
    expect(queue.act).toBeNull();
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
    show(after(mine), [mine]);
    pass(queue, 100);
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
    expect(queue.act).toBeNull();
  });
  test('shows what else it did when it arrives late', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move });
    pass(queue, 1000);
    const captures: Step = { ...mine, effects: [...mine.effects, removed('a9', between)] };
    show(after(captures), [captures]);
    expect(motion(queue.act?.before ?? start, queue.act?.effects ?? [])?.losses).toHaveLength(1);
    pass(queue, 1000);
    expect(queue.scene?.pieces).toEqual(after(captures).pieces);
  });
  test('goes back if it is refused', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move });
    pass(queue, 64);
    show({ ...start }, [], { pending: null });
    expect(queue.act).toBeNull();
    expect(queue.scene?.pieces).toEqual(start.pieces);
  });
  test('stays for a while if nothing else may be chosen, as it may still arrive', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move });
    pass(queue, 500);
    show({ ...start }, [], { pending: null, open: false });
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
    show(after(mine), [mine], { open: false });
    pass(queue, 3000);
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
    show(after(mine), [mine], { pending: { text: 'a9-b9', trail: ['a9', 'b9'], aim: null } });
    pass(queue, 500);
    show({ ...after(mine) }, [mine], { pending: null, open: false });
    pass(queue, 3000);
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
  });
  test('that was dragged does not walk', () => {
    const { queue, show } = watch();
    show(start, [], { pending: move, dragged: move.text });
    pass(queue, 32);
    expect(queue.act).toBeNull();
    expect(queue.scene?.pieces).toEqual(after(mine).pieces);
  });
  test('waits for the end of what the other side did', () => {
    const { queue, show } = watch();
    show(after(reply), [reply]);
    pass(queue, 64);
    show(after(reply), [reply], { pending: move });
    expect(queue.act?.text).toBe('a9-b9');
    show(after(reply, mine), [reply, mine]);
    const played = pass(queue, 3000).map((each) => each.split(' ')[0]);
    expect(played).toEqual(['a9-b9', 'a4-b4']);
    expect(queue.scene?.pieces).toEqual(after(reply, mine).pieces);
  });
});

test('a chain of jumps keeps every leg and every victim', () => {
  const { scene } = fixture('courtyard', 28);
  const { queue, show } = watch(scene);
  show(fixture('courtyard', 29).scene, [{ text: 'j5xh7xj9', effects: jumps, by: 2 }]);
  const found = queue.act && motion(queue.act.before, queue.act.effects);
  expect(found?.walks[0]?.way).toHaveLength(3);
  expect(found?.losses).toHaveLength(2);
});
test('the same position sent again neither stops nor restarts it', () => {
  const { queue, show } = watch();
  show(after(mine), [mine]);
  pass(queue, 64);
  const { act, time } = queue;
  show(structuredClone(after(mine)), structuredClone([mine]));
  expect([queue.act, queue.time]).toEqual([act, time]);
});
test('a step that is taken back is not played', () => {
  const { queue, show } = watch();
  show(after(mine), [mine]);
  show(start, []);
  expect(queue.act).toBeNull();
  expect(queue.scene).toBe(start);
});
test('a position far ahead is shown at once', () => {
  const { queue, show } = watch();
  const many = [...Array(9).keys()].map((at) => ({ text: `${at}`, effects: [] }));
  show(after(mine), many);
  expect(queue.act).toBeNull();
});
test('nothing moves for those who want reduced motion, or have switched it off', () => {
  const { queue, show } = watch();
  show(after(mine), [mine], { animate: false });
  expect(queue.act).toBeNull();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show(after(mine, reply), [mine, reply]);
  expect(queue.act).toBeNull();
  expect(queue.scene?.pieces).toEqual(after(mine, reply).pieces);
});
