import { untrack } from 'svelte';
import type { Scene } from '../wire/scene';
import { motion, type Motion } from './motion';

/** Runs the motion between one scene and the next. It only draws: what may be touched is the new scene at once. */
export class Clockwork {
  motion = $state.raw<Motion | null>(null);
  part = $state(1);
  #before: Scene | null = null;
  #frame = 0;

  /** A scene arrives. `animate` is false where nothing should move. */
  arrive(scene: Scene, animate: boolean): void {
    const before = this.#before;
    this.#before = scene;
    if (before === scene) return;
    untrack(() => {
      this.stop();
      const found = before && animate && !wantsStillness() ? motion(before, scene) : null;
      if (found) this.#run(found);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.motion = null;
    this.part = 1;
  }

  #run(found: Motion): void {
    this.motion = found;
    this.part = 0;
    const start = performance.now();
    const tick = (now: number) => {
      this.part = Math.min(1, Math.max(0, (now - start) / found.duration));
      if (this.part < 1) this.#frame = requestAnimationFrame(tick);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(tick);
  }
}

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
