import { untrack } from 'svelte';
import { keepSettings } from '../api/people';
import { session } from '../api/session.svelte';
import { currentLanguage, languages, setLanguage, type Language } from '../messages/t.svelte';
import { settings } from '../ui/settings.svelte';

const CALM = 500;

/**
 * Saves settings to the account and applies those saved there; the last change wins, on any device. Guests' settings stay
 * in this browser.
 */
export function keepWithAccount(): void {
  const me = $derived(session.me?.kind === 'account' ? session.me : null);
  let kept = '';

  $effect(() => {
    const there = me?.settings;
    // A change of the settings must not bring back what was kept before it.
    kept = untrack(() => (there ? take(there) : ''));
  });
  $effect(() => {
    const now = JSON.stringify(all(me?.settings));
    if (!me || now === kept) return;
    const timer = setTimeout(() => {
      // What could not be kept now is kept with the next change.
      keepSettings(JSON.parse(now) as object).then(
        () => (kept = now),
        () => undefined,
      );
    }, CALM);
    return () => clearTimeout(timer);
  });
}

/** All wishes, and whatever another version of the app has kept beside them. */
function all(kept: object = {}): object {
  return { ...kept, ...settings.all(), language: currentLanguage() };
}

/** Takes over what is kept, and gives it as text; a new account has kept nothing yet. */
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
