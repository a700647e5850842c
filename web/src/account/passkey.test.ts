import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bytes, creation, request, text, written } from './passkey';

const listed = (buffer: BufferSource) => [...new Uint8Array(buffer as ArrayBuffer)];

test('bytes survive a round trip through text', () => {
  for (const given of [[], [0], [255, 254], [251, 239, 190], [1, 2, 3, 4, 5]]) {
    expect(listed(bytes(text(Uint8Array.from(given).buffer)))).toEqual(given);
  }
});
test('the text is safe in addresses', () =>
  expect(text(Uint8Array.from([251, 239, 255, 1]).buffer)).toBe('--__AQ'));

describe('in a browser without JSON methods for passkeys', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', {}));
  afterEach(() => vi.unstubAllGlobals());

  test('the options for a new passkey are converted to bytes', () => {
    const options = creation({
      challenge: 'AQID',
      rp: { id: 'localhost', name: 'Holocourt' },
      user: { id: 'BAU', name: 'ada', displayName: 'ada' },
      pubKeyCredParams: [],
      excludeCredentials: [{ id: 'Bg', type: 'public-key' }],
    });
    expect(listed(options.challenge)).toEqual([1, 2, 3]);
    expect(listed(options.user.id)).toEqual([4, 5]);
    expect(options.user.name).toBe('ada');
    expect(options.excludeCredentials?.map(({ id }) => listed(id))).toEqual([[6]]);
  });
  test('the options for signing in are converted to bytes', () => {
    const options = request({ challenge: 'AQID', rpId: 'localhost', userVerification: 'preferred' });
    expect(listed(options.challenge)).toEqual([1, 2, 3]);
    expect(options.rpId).toBe('localhost');
    expect(options.allowCredentials).toEqual([]);
  });
  test('the response of the browser is converted to text', () => {
    const credential = {
      id: 'AQ',
      rawId: Uint8Array.from([1]).buffer,
      type: 'public-key',
      response: { clientDataJSON: Uint8Array.from([2]).buffer, userHandle: null },
      getClientExtensionResults: () => ({}),
    } as unknown as PublicKeyCredential;
    expect(written(credential)).toEqual({
      id: 'AQ',
      rawId: 'AQ',
      type: 'public-key',
      response: { clientDataJSON: 'Ag' },
      clientExtensionResults: {},
    });
  });
});
