import { untrack } from 'svelte';
import type { Scene } from '../wire/scene';
import { motion, newEffects, sameSteps, type Motion, type Step } from './motion';

/** Plays what led from one scene to the next. It only draws: what may be touched is the new scene at once. */
export class Clockwork {
  motion = $state.raw<Motion | null>(null);
  /** How long the motion has lasted, in milliseconds. */
  time = $state(0);
  #scene: Scene | null = null;
  #steps: readonly Step[] = [];
  #frame = 0;

  /** A scene arrives, with the steps that led to it. `animate` is false where nothing should move. */
  arrive(scene: Scene, steps: readonly Step[], animate: boolean): void {
    const [before, known] = [this.#scene, this.#steps];
    this.#scene = scene;
    this.#steps = steps;
    if (before === scene) return;
    const isBoard = before?.spaces.length === scene.spaces.length;
    // The same position told anew lets what moves go on.
    if (isBoard && sameSteps(known, steps)) return;
    untrack(() => {
      this.stop();
      if (!before || !isBoard || !animate || wantsStillness()) return;
      const found = motion(before, newEffects(known, steps));
      if (found) this.#run(found);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.motion = null;
    this.time = 0;
  }

  #run(found: Motion): void {
    this.motion = found;
    const start = performance.now();
    const tick = (now: number) => {
      this.time = Math.max(0, now - start);
      if (this.time < found.duration) this.#frame = requestAnimationFrame(tick);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(tick);
  }
}

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
