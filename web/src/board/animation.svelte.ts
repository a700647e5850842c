import { untrack } from 'svelte';
import type { Scene } from '../wire/scene';
import { motion, newEffects, sameSteps, type Motion, type Step } from './motion';

/** Animates the steps from one scene to the next. Input always refers to the new scene. */
export class BoardAnimation {
  motion = $state.raw<Motion | null>(null);
  /** The time since the start of the animation, in milliseconds. */
  time = $state(0);
  #scene: Scene | null = null;
  #steps: readonly Step[] = [];
  #frame = 0;

  /** Shows a new scene, with the steps that led to it. `animate` is false to skip the animation. */
  arrive(scene: Scene, steps: readonly Step[], animate: boolean): void {
    const [before, known] = [this.#scene, this.#steps];
    this.#scene = scene;
    this.#steps = steps;
    if (before === scene) return;
    const isBoard = before?.spaces.length === scene.spaces.length;
    // The same position sent again doesn't stop an animation.
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
