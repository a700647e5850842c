import type { Component } from 'svelte';
import { match, type Params } from '../router/match';
import About from './About.svelte';
import Home from './Home.svelte';
import Missing from './Missing.svelte';
import SettingsPage from './SettingsPage.svelte';

/** A page of the app; it may or may not care for what its address says. */
type Page = Component<{ params: Params }> | Component<Record<string, never>>;

/** A page and what its address says. */
export interface Route {
  readonly page: Component<{ params: Params }>;
  readonly params: Params;
}

/** Every page of the app by its address. */
const routes: readonly { readonly pattern: string; readonly page: Page }[] = [
  { pattern: '/', page: Home },
  { pattern: '/settings', page: SettingsPage },
  { pattern: '/about', page: About },
];

/** The page for an address. */
export function routeOf(path: string): Route {
  for (const { pattern, page } of routes) {
    const params = match(pattern, path);
    if (params) return { page: page as Route['page'], params };
  }
  return { page: Missing as Page as Route['page'], params: {} };
}
