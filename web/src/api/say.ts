import { serverWords } from '../messages/server';
import { t } from '../messages/t.svelte';
import { toast } from '../ui/toasts.svelte';

/** What went wrong, in a sentence for people. */
export function sentence(error: unknown): string {
  const words = error instanceof Error ? serverWords(error.message) : '';
  return words === '' ? t('app-offline') : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows what went wrong and goes on. */
export function complain(error: unknown): void {
  toast(sentence(error), 'error');
}
