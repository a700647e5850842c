import { ApiError } from '../api/http';
import { sentence } from '../api/say';
import { t } from '../messages/t.svelte';

/** Whether the password that somebody was asked for is not theirs. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong-password';
}

/** What went wrong with an account. The user was signed in. */
export function trouble(error: unknown): string {
  const signedOut = error instanceof ApiError && error.code === 'not-signed-in';
  return signedOut ? t('account-notSignedIn') : sentence(error);
}
