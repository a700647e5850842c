import type { Component } from 'svelte';
import type { Key } from '../messages/messages';
import { match, type Params } from '../router/match';
import About from './About.svelte';
import Home from './Home.svelte';
import Missing from './Missing.svelte';
import SettingsPage from './SettingsPage.svelte';

/** A page of the app; it may or may not care for what its address says. */
type Page = Component<{ params: Params }> | Component<Record<string, never>>;

/** A page and what its address says. */
export interface Route {
  /** What the page is called in the title of the window; null for the first one. */
  readonly title: Key | null;
  readonly page: Component<{ params: Params }>;
  readonly params: Params;
}

/** Every page of the app by its address. */
const routes: readonly { readonly pattern: string; readonly title: Key | null; readonly page: Page }[] = [
  { pattern: '/', title: null, page: Home },
  { pattern: '/settings', title: 'settings.title', page: SettingsPage },
  { pattern: '/about', title: 'about.title', page: About },
];

/** The page for an address. */
export function routeOf(path: string): Route {
  for (const { pattern, title, page } of routes) {
    const params = match(pattern, path);
    if (params) return { title, page: page as Route['page'], params };
  }
  return { title: 'missing.title', page: Missing as Page as Route['page'], params: {} };
}
