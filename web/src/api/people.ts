import type { NewToken } from '../wire/generated';
import { call } from './http';

export type { NewToken, Scope } from '../wire/generated';
export type { Begun as Ceremony, Me as Person, PasskeyView as Passkey } from '../wire/generated';
export type { SessionView as SignedIn, TokenView as Token } from '../wire/generated';

/** The current player; 401 for an unknown visitor. */
export const whoAmI = () => call('get', '/me');
/** Creates a guest, unless the visitor is known already. */
export const enterAsGuest = () => call('post', '/guest');

/** Creates an account; a guest keeps everything. */
export const signUp = (name: string, password: string) =>
  call('post', '/account', { body: { name, password } });
export const signIn = (name: string, password: string) =>
  call('post', '/session', { body: { name, password } });
export const signOut = () => call('delete', '/session');

export const rename = (name: string) => call('patch', '/me', { body: { name } });
/** Stores the player's settings, replacing all earlier ones. */
export const keepSettings = (settings: object) =>
  call('patch', '/me', { body: { settings: { ...settings } } });
/** All other sessions end. */
export const changePassword = (current: string, password: string) =>
  call('post', '/me/password', { body: { current, new: password } });
/** All data of the current player. */
export const exportData = () => call('get', '/me/export');
export const deleteMe = (password: string | null) => call('post', '/me/delete', { body: { password } });

export const sessions = () => call('get', '/me/sessions');
export const endSession = (id: string) => call('delete', '/me/sessions/{id}', { path: { id } });
export const endOtherSessions = () => call('delete', '/me/sessions');

export const tokens = () => call('get', '/me/tokens');
export const makeToken = (token: NewToken) => call('post', '/me/tokens', { body: token });
export const removeToken = (id: string) => call('delete', '/me/tokens/{id}', { path: { id } });

export const passkeys = () => call('get', '/me/passkeys');
/**
 * The first half of creating or using a passkey: the options for the browser, and the secret for the second
 * half.
 */
export const beginPasskey = () => call('post', '/me/passkeys/begin');
export const finishPasskey = (ceremony: string, name: string, credential: object) =>
  call('post', '/me/passkeys/finish', { body: { ceremony, name, credential: { ...credential } } });
export const removePasskey = (id: string) => call('delete', '/me/passkeys/{id}', { path: { id } });
export const beginPasskeySignIn = () => call('post', '/session/passkey/begin');
export const finishPasskeySignIn = (ceremony: string, credential: object) =>
  call('post', '/session/passkey/finish', { body: { ceremony, credential: { ...credential } } });
