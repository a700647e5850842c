import { sayKnown, type Sides } from '../messages/say';
import { t } from '../messages/t.svelte';
import { toast } from '../ui/toasts.svelte';
import { Refused } from './problem';

/** An error as a sentence; in the server's English if its code has no message here. */
export function sentence(error: unknown, sides?: Sides): string {
  if (!(error instanceof Refused)) return t('app-offline');
  return sayKnown(error.fact, sides) ?? (error.message || t('app-offline'));
}

/** Shows an error as a toast. */
export function complain(error: unknown): void {
  toast(sentence(error), 'error');
}
