import type { Component } from 'svelte';
import type { PlainId } from '../messages/ids';
import type { Params } from './match';

/** A page of the app, which may use the parameters of its address. */
export type Page = Component<{ params: Params }> | Component<Record<string, never>>;

/** An address and the page that it leads to. */
export interface Route {
  /** `/table/:id`. */
  readonly pattern: string;
  /** The id of the window's title; null for the home page. */
  readonly title: PlainId | null;
  /** What the page is about, by its address: it comes first in the title. */
  readonly about?: (params: Params) => string | undefined;
  /** Whether the page is of no use without a server. */
  readonly needsServer?: true;
  /** The page, or a function that loads it. */
  readonly page: () => Promise<{ default: Page }>;
}
