import { untrack } from 'svelte';
import { settings } from '../ui/settings.svelte';
import type { Effect } from '../wire/generated';
import type { Move, Scene } from '../wire/scene';
import { afterEffects } from './after-effects';
import type { BoardModel } from './model';
import { newSteps, sameSteps, type Step } from './motion';
import { DICE, hasDice, paceFactor, timeOf } from './pace';

/** One choice as it is animated, from one scene to another. */
export interface Act {
  readonly before: Scene;
  readonly after: Scene;
  readonly effects: readonly Effect[];
  /** The choice in notation. */
  readonly text: string;
  /** Whether its piece was put down by hand and need not walk. */
  readonly dropped: boolean;
  /** How long the dice roll before it begins, in milliseconds. */
  readonly wait: number;
  /** How much faster than its natural speed it is played. */
  readonly rate: number;
}

/** What a board is asked to show. */
export interface Wanted {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  /** False to skip all animation. */
  readonly animate: boolean;
  /** Whether what dice decide waits until they have rolled. */
  readonly rolls: boolean;
  readonly viewer: BoardModel['viewer'];
  /** The move that the viewer has chosen and that isn't among the steps yet. */
  readonly pending: Move | null;
  /** Whether the viewer could choose another move. */
  readonly open: boolean;
  /** The last move that was made by dragging, in notation. */
  readonly dragged: string | null;
}

/** A chosen move that does not arrive in this time is taken back, in milliseconds. */
const FORGOTTEN = 2000;

/**
 * Plays what happens on a board, choice by choice, each to its end. A chosen move begins at once and goes on when it arrives.
 * Input always refers to the newest scene; while choices are waiting, the board shows an earlier one and plays faster.
 */
export class EffectQueue {
  /** The scene that is drawn. */
  scene = $state.raw<Scene | null>(null);
  /** What is being animated. */
  act = $state.raw<Act | null>(null);
  /** The time since its beginning, in natural milliseconds. */
  time = $state(0);
  #waiting: readonly Act[] = [];
  #known: { readonly scene: Scene; readonly steps: readonly Step[] } | null = null;
  /** The chosen move that is shown ahead of its arrival. */
  #ahead: string | null = null;
  #forget: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #began = 0;
  #length = 0;

  /** `lengthOf` is the natural length of an act in milliseconds; 0 if nothing moves. */
  constructor(
    private readonly lengthOf: (act: Pick<Act, 'before' | 'after' | 'effects' | 'dropped'>) => number,
  ) {}

  /** Whether the newest scene is the one that is drawn. */
  readonly isCurrent = $derived.by(() => this.act === null);

  /** Shows something new. */
  show(wanted: Wanted): void {
    untrack(() => {
      const known = this.#known;
      const { scene, steps, pending } = wanted;
      const isBoard = known?.scene.spaces.length === scene.spaces.length;
      const isNew = !known || !isBoard || !sameSteps(known.steps, steps);
      this.#known = { scene, steps };
      if (isNew) this.#arrive(known && isBoard ? known : null, wanted);
      else if (known.scene !== scene) this.#replace(scene);
      if (pending) this.#goAhead(pending, wanted);
      // What can be chosen anew was refused; everything else may still arrive.
      else if (this.#ahead !== null && wanted.open) this.stop();
      else if (this.#ahead !== null) this.#forget ??= setTimeout(() => this.stop(), FORGOTTEN);
    });
  }

  /** Ends all animation and shows the newest scene. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#forget);
    this.#forget = undefined;
    this.#waiting = [];
    this.#ahead = null;
    this.act = null;
    this.time = 0;
    this.scene = this.#known?.scene ?? null;
  }

  #arrive(known: { readonly scene: Scene; readonly steps: readonly Step[] } | null, wanted: Wanted): void {
    const { scene, steps, animate } = wanted;
    const fresh = known ? newSteps(known.steps, steps) : [];
    const ahead = this.#ahead;
    this.#ahead = null;
    clearTimeout(this.#forget);
    this.#forget = undefined;
    if (!known || fresh.length === 0 || !animate || isStill()) return this.stop();
    const [first, ...rest] = fresh;
    let before = known.scene;
    const acts: Act[] = [];
    const take = (step: Step, isLast: boolean) => {
      const after = isLast ? scene : afterEffects(before, step.effects);
      if (!after) return false;
      acts.push(this.#actOf(step, before, after, wanted));
      before = after;
      return true;
    };
    if (first && first.text === ahead && this.#arrivesAhead(first, rest.length === 0 ? scene : null)) {
      before = this.#last()?.after ?? this.scene ?? before;
    } else if (first && !take(first, rest.length === 0)) return this.stop();
    if (!rest.every((step, at) => take(step, at === rest.length - 1))) return this.stop();
    this.#play(acts);
  }

  /** The move that is shown already has arrived: it goes on with what it really did. Returns whether nothing is left to play. */
  #arrivesAhead(step: Step, scene: Scene | null): boolean {
    const all = [...(this.act ? [this.act] : []), ...this.#waiting];
    const shown = all.at(-1);
    if (shown?.text !== step.text) {
      // It has ended; only what is left of it is still to be seen.
      const [before, left] = [this.scene, step.effects.filter(({ type }) => type !== 'moved')];
      const after = before && (scene ?? afterEffects(before, left));
      if (!before || !after) return false;
      const act = { before, after, effects: left, text: step.text, dropped: true, wait: 0, rate: 1 };
      this.#play([act]);
      return true;
    }
    const after = scene ?? afterEffects(shown.before, step.effects);
    if (!after) return false;
    const real = { ...shown, effects: step.effects, after };
    if (this.act === shown) {
      this.act = real;
      this.#length = this.lengthOf(real);
      this.scene = after;
    } else this.#waiting = [...this.#waiting.slice(0, -1), real];
    return true;
  }

  /** The same position again, drawn by another object: marks and the like may differ. */
  #replace(scene: Scene): void {
    const last = this.#waiting.at(-1);
    if (last) this.#waiting = [...this.#waiting.slice(0, -1), { ...last, after: scene }];
    // What is moving moves on first.
    else if (this.act === null && this.#ahead === null) this.scene = scene;
  }

  /** Begins a chosen move before it has arrived. */
  #goAhead({ text, trail }: Move, { scene, animate, dragged }: Wanted): void {
    if (this.#ahead === text) return;
    const [start, end] = [trail[0], trail.at(-1)];
    const pieceOn = (name: string | undefined) =>
      scene.pieces.find((each) => scene.spaces[each.space]?.name === name);
    const piece = pieceOn(start);
    // What happens on an occupied space is not known yet.
    if (!piece || end === undefined || trail.length < 2 || pieceOn(end)) return;
    const effects: readonly Effect[] = [
      { type: 'moved', side: piece.side, piece: piece.kind, path: [...trail], how: 'step' },
    ];
    const after = afterEffects(scene, effects);
    if (!after) return;
    if (!animate || isStill()) {
      this.stop();
      this.scene = after;
    } else {
      const act = { before: scene, after, effects, text, dropped: text === dragged, wait: 0 };
      this.#play([{ ...act, rate: 1 / paceFactor[settings.pace] }]);
    }
    this.#ahead = text;
  }

  #actOf({ text, effects, by }: Step, before: Scene, after: Scene, wanted: Wanted): Act {
    const { viewer, dragged, rolls } = wanted;
    const dropped = text === dragged;
    const own = by === undefined || viewer === 'both' || by === viewer;
    const factor = paceFactor[settings.pace];
    const wait = rolls && hasDice(effects) ? DICE * factor : 0;
    const length = this.lengthOf({ before, after, effects, dropped });
    const time = timeOf(effects, false) - (hasDice(effects) ? DICE : 0);
    const rate = own || time <= 0 || by === null ? 1 : length / time;
    return { before, after, effects, text, dropped, wait, rate: rate / factor };
  }

  #last(): Act | null {
    return this.#waiting.at(-1) ?? this.act;
  }

  #play(acts: readonly Act[]): void {
    this.#waiting = [...this.#waiting, ...acts];
    if (this.act === null) this.#next();
  }

  #next(): void {
    cancelAnimationFrame(this.#frame);
    // What moves nothing is not played.
    const at = this.#waiting.findIndex((each) => each.wait > 0 || this.lengthOf(each) > 0);
    const [act, ...waiting] = at < 0 ? [] : this.#waiting.slice(at);
    this.#waiting = waiting;
    this.time = 0;
    if (!act) {
      this.act = null;
      if (this.#ahead === null) this.scene = this.#known?.scene ?? null;
      return;
    }
    // The board catches up with what is waiting.
    this.act = { ...act, rate: act.rate * (1 + waiting.length / 2) };
    this.scene = act.after;
    this.#length = this.lengthOf(act);
    this.#began = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    const { act } = this;
    if (!act) return;
    const time = (now - this.#began - act.wait) * act.rate;
    if (time >= this.#length) this.#next();
    else {
      this.time = Math.max(0, time);
      this.#frame = requestAnimationFrame((then) => this.#tick(then));
    }
  }
}

function isStill(): boolean {
  if (paceFactor[settings.pace] === 0) return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
