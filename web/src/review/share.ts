import { t } from '../messages/t.svelte';
import { toast } from '../ui/toasts.svelte';

/** Copies a text and shows a message. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('review-copied'));
  } catch {
    toast(t('review-notCopied'), 'error');
  }
}

/** Downloads a text as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
