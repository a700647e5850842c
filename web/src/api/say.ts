import { sayKnown, type Sides } from '../messages/say';
import { t } from '../messages/t.svelte';
import { toast } from '../ui/toasts.svelte';
import { Refused } from './refused';

/** What went wrong, in a sentence for people; in the server's English where its code is newer than our words. */
export function sentence(error: unknown, sides?: Sides): string {
  if (!(error instanceof Refused)) return t('app-offline');
  return sayKnown(error.fact, sides) ?? (error.message || t('app-offline'));
}

/** Shows what went wrong and goes on. */
export function complain(error: unknown): void {
  toast(sentence(error), 'error');
}
