import { getContext, setContext } from 'svelte';
import type { Engine } from './engine';

const KEY = Symbol('engine');

/** Gives the engine to all pages below. */
export function provideEngine(engine: Engine | null): void {
  setContext(KEY, engine);
}

/** The engine of this page, or null where nothing can be played. */
export function useEngine(): Engine | null {
  return getContext<Engine | null>(KEY) ?? null;
}
