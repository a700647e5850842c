import { ApiError } from '../api/http';
import { sentence } from '../api/say';
import { t } from '../messages/t.svelte';

/** Whether the error is a wrong password. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong-password';
}

/** An error on the account pages, as a sentence. The visitor was signed in before. */
export function errorSentence(error: unknown): string {
  const signedOut = error instanceof ApiError && error.code === 'not-signed-in';
  return signedOut ? t('account-notSignedIn') : sentence(error);
}
