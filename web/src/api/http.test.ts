import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, call } from './http';

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
}

/** Answers every request, and keeps what was asked. */
function answering(status: number, text: string, headers: Record<string, string> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(new Response(status === 204 ? null : text, { status, headers }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('parts of the path and the query are filled in', async () => {
  const asked = answering(200, '[]');
  const path = { name: 'level:4', game: 'king-and-courtesan:7', speed: 'rapid' };
  await call('get', '/players/{name}/ratings/{game}/{speed}', {
    path,
    query: { pool: 'people', limit: null },
  });
  expect(asked[0]?.url).toBe('/api/v1/players/level%3A4/ratings/king-and-courtesan%3A7/rapid?pool=people');
  expect(asked[0]?.init.method).toBe('GET');
});

test('a body is sent as JSON, and an empty response is undefined', async () => {
  const asked = answering(204, '');
  const answer = await call('post', '/me/password', { body: { current: 'a', new: 'b' } });
  expect(answer).toBeUndefined();
  expect(asked[0]?.init.body).toBe('{"current":"a","new":"b"}');
});

test('a refusal is a fact, with the time to wait', async () => {
  const error = { code: 'too-many-requests', params: { seconds: 7 }, message: 'Slowly.' };
  answering(429, JSON.stringify({ error }), { 'retry-after': '7' });
  await expect(call('get', '/me')).rejects.toEqual(new ApiError(429, error, 7));
});

// Never run: the compiler looks at it.
export const refusedByTheCompiler = [
  // @ts-expect-error There is no such path.
  () => call('get', '/nowhere'),
  // @ts-expect-error The path knows no such method.
  () => call('delete', '/games'),
  // @ts-expect-error The table is not named.
  () => call('get', '/tables/{table}'),
  // @ts-expect-error The body lacks the password.
  () => call('post', '/session', { body: { name: 'Ada' } }),
  // @ts-expect-error There is no such field.
  async () => (await call('get', '/me')).nickname,
];
