import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  type Ceremony,
  type Passkey,
  type Person,
} from '../api/people';

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** Whether the browser's dialog was cancelled, which is not an error. */
export function wasLeft(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Whether the passkey is known already. */
export function isKnown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** Creates a passkey for the signed-in player. */
export async function makePasskey(name: string): Promise<Passkey> {
  const begun = await beginPasskey();
  const credential = await navigator.credentials.create({ publicKey: creation(asked(begun)) });
  return finishPasskey(begun.ceremony, name, answer(credential));
}

/** Signs in with a passkey of this browser or of a security key. */
export async function signInByPasskey(): Promise<Person> {
  const begun = await beginPasskeySignIn();
  const credential = await navigator.credentials.get({ publicKey: request(asked(begun)) });
  return finishPasskeySignIn(begun.ceremony, answer(credential));
}

function asked({ options }: Ceremony): unknown {
  return Reflect.get(options, 'publicKey');
}

type Given<T> = T & Record<string, unknown>;

/** The server's request, with bytes instead of text; newer browsers convert it themselves. */
export function creation(json: unknown): PublicKeyCredentialCreationOptions {
  const given = json as PublicKeyCredentialCreationOptionsJSON;
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseCreationOptionsFromJSON(given);
  }
  const { challenge, user, excludeCredentials = [], ...rest } = given as Given<typeof given>;
  return {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map(described),
  } as PublicKeyCredentialCreationOptions;
}

export function request(json: unknown): PublicKeyCredentialRequestOptions {
  const given = json as PublicKeyCredentialRequestOptionsJSON;
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function') {
    return PublicKeyCredential.parseRequestOptionsFromJSON(given);
  }
  const { challenge, allowCredentials = [], ...rest } = given as Given<typeof given>;
  return {
    ...rest,
    challenge: bytes(challenge),
    allowCredentials: allowCredentials.map(described),
  } as PublicKeyCredentialRequestOptions;
}

function described({ id, ...rest }: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor {
  return { ...rest, id: bytes(id) } as PublicKeyCredentialDescriptor;
}

/** The browser's answer, with text instead of bytes. */
function answer(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return typeof credential.toJSON === 'function' ? (credential.toJSON() as object) : written(credential);
}

export function written(credential: PublicKeyCredential): object {
  const { id, rawId, type, response } = credential;
  const part = (name: string): Record<string, string> => {
    const value: unknown = Reflect.get(response, name);
    return value instanceof ArrayBuffer ? { [name]: text(value) } : {};
  };
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  return {
    id,
    rawId: text(rawId),
    type,
    response: Object.assign({}, ...names.map(part)) as object,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}

/** Bytes from base64url. */
export function bytes(base64url: string): ArrayBuffer {
  const plain = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

/** Bytes as base64url. */
export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
