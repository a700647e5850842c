import type { Component } from 'svelte';
import type { PlainId } from '../messages/ids';
import type { Params } from './match';

/** A page of the app; it may or may not care for what its address says. */
export type Page = Component<{ params: Params }> | Component<Record<string, never>>;

/** An address and the page that it leads to. */
export interface Route {
  /** `/table/:id`. */
  readonly pattern: string;
  /** What the page is called in the title of the window; null for the first one. */
  readonly title: PlainId | null;
  /** What the page is about, by its address: it comes first in the title. */
  readonly about?: (params: Params) => string | undefined;
  /** The page, or a function that loads it. */
  readonly page: () => Promise<{ default: Page }>;
}
