import { ApiError } from '../api/http';
import { sentence } from '../api/say';
import { t } from '../messages/t.svelte';

/** Whether the password that somebody was asked for is not theirs. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong-password';
}

/** What went wrong with an account, in the reader's language where we know it, else in the server's words. */
export function trouble(error: unknown): string {
  switch (error instanceof ApiError ? error.code : '') {
    case 'wrong-password':
      return t('account-wrong');
    case 'too-many':
      return t('account-tooMany');
    case 'not-signed-in':
      return t('account-notSignedIn');
    default:
      return sentence(error);
  }
}
