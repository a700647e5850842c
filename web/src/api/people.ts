import type { components } from '../wire/api';
import { call } from './http';

type Schemas = components['schemas'];
export type Person = Schemas['Me'];
export type Passkey = Schemas['PasskeyView'];
/** A browser in which somebody is signed in. */
export type SignedIn = Schemas['SessionView'];
export type Token = Schemas['TokenView'];
export type NewToken = Schemas['NewToken'];
export type Scope = Schemas['Scope'];

/** Who asks; refused with 401 for somebody whom the server does not know. */
export const whoAmI = (): Promise<Person> => call('GET', '/me');
/** Lets a visitor in as a guest; whoever is known already stays who they are. */
export const enterAsGuest = (): Promise<Person> => call('POST', '/guest');

/** Makes an account; a guest keeps everything. */
export const signUp = (name: string, password: string): Promise<Person> =>
  call('POST', '/account', { name, password });
export const signIn = (name: string, password: string): Promise<Person> =>
  call('POST', '/session', { name, password });
export const signOut = (): Promise<void> => call('DELETE', '/session');

export const rename = (name: string): Promise<Person> => call('PATCH', '/me', { name });
/** Keeps what the person likes, instead of all that was kept before. */
export const keepSettings = (settings: object): Promise<Person> => call('PATCH', '/me', { settings });
/** All other sessions end. */
export const changePassword = (current: string, password: string): Promise<void> =>
  call('POST', '/me/password', { current, new: password });
/** Everything that the server knows about whoever asks. */
export const exportData = (): Promise<Schemas['Export']> => call('GET', '/me/export');
export const deleteMe = (password: string | null): Promise<void> => call('POST', '/me/delete', { password });

export const sessions = (): Promise<SignedIn[]> => call('GET', '/me/sessions');
export const endSession = (id: string): Promise<void> =>
  call('DELETE', `/me/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = (): Promise<void> => call('DELETE', '/me/sessions');

export const tokens = (): Promise<Token[]> => call('GET', '/me/tokens');
export const makeToken = (token: NewToken): Promise<Schemas['CreatedToken']> =>
  call('POST', '/me/tokens', token);
export const removeToken = (id: string): Promise<void> =>
  call('DELETE', `/me/tokens/${encodeURIComponent(id)}`);

/** The first half of making or using a passkey: what to ask the browser, and what to come back with. */
export type Ceremony = Schemas['Begun'];
export const passkeys = (): Promise<Passkey[]> => call('GET', '/me/passkeys');
export const beginPasskey = (): Promise<Ceremony> => call('POST', '/me/passkeys/begin');
export const finishPasskey = (ceremony: string, name: string, credential: object): Promise<Passkey> =>
  call('POST', '/me/passkeys/finish', { ceremony, name, credential });
export const removePasskey = (id: string): Promise<void> =>
  call('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);
export const beginPasskeySignIn = (): Promise<Ceremony> => call('POST', '/session/passkey/begin');
export const finishPasskeySignIn = (ceremony: string, credential: object): Promise<Person> =>
  call('POST', '/session/passkey/finish', { ceremony, credential });
