import { t } from '../messages/t.svelte';

/** As on the server, which decides. */
export const NAME = { least: 2, most: 20 };
export const PASSWORD = { least: 8, most: 200 };

/** Why a name for a new account is invalid; empty if it is valid. */
export function nameProblem(name: string): string {
  if (name === '') return t('account-nameMissing');
  if (!/^[a-z0-9_-]+$/i.test(name)) return t('account-nameLetters');
  if (name.length < NAME.least || name.length > NAME.most) return t('account-nameLength', NAME);
  return /^[-_]|[-_]$/.test(name) ? t('account-nameEnds') : '';
}

/** Why a password for a new account is invalid; empty if it is valid. */
export function passwordProblem(password: string): string {
  if (password === '') return t('account-passwordMissing');
  // Counts code points, not UTF-16 units.
  const count = [...password].length;
  return count < PASSWORD.least || count > PASSWORD.most
    ? t('account-passwordLength', { ...PASSWORD, count })
    : '';
}
