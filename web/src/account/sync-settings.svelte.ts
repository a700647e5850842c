import { untrack } from 'svelte';
import { keepSettings } from '../api/people';
import { session } from '../api/session.svelte';
import { currentLanguage, languages, setLanguage, type Language } from '../messages/t.svelte';
import { settings } from '../ui/settings.svelte';

const CALM = 500;

/**
 * Stores the settings with the account and applies stored ones: the last change wins, on whichever
 * device it was made. Guests have theirs in this browser only.
 */
export function syncSettings(): void {
  const me = $derived(session.me?.kind === 'account' ? session.me : null);
  let kept = '';

  $effect(() => {
    const there = me?.settings;
    // A change of the settings must not restore older stored ones.
    kept = untrack(() => (there ? take(there) : ''));
  });
  $effect(() => {
    const now = JSON.stringify(all(me?.settings));
    if (!me || now === kept) return;
    const timer = setTimeout(() => {
      // If storing fails, the next change stores everything.
      keepSettings(JSON.parse(now) as object).then(
        () => (kept = now),
        () => undefined,
      );
    }, CALM);
    return () => clearTimeout(timer);
  });
}

/** All settings, including those that another version of the app has stored. */
function all(kept: object = {}): object {
  return { ...kept, ...settings.all(), language: currentLanguage() };
}

/** Applies stored settings and returns them as text; a new account has none. */
function take(kept: object): string {
  settings.take(kept);
  const language: unknown = Reflect.get(kept, 'language');
  if (isLanguage(language) && language !== currentLanguage()) setLanguage(language);
  const complete = Object.keys(all()).every((name) => Object.hasOwn(kept, name));
  return complete ? JSON.stringify(all(kept)) : '';
}

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
