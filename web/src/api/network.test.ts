import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Network = typeof import('./network') & typeof import('./network.svelte');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The network of a page from this host, on a machine that is or isn't connected. */
async function at(hostname: string, onLine: boolean): Promise<Network> {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', { onLine });
  return { ...(await import('./network')), ...(await import('./network.svelte')) };
}

test('without a network nothing is asked', async () => {
  const network = await at('play.example.org', false);
  expect([network.hasNoNetwork(), network.isOffline()]).toEqual([true, true]);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('a server at %s needs no network', async (host) => {
  const network = await at(host, false);
  expect([network.hasNoNetwork(), network.isOffline()]).toEqual([false, false]);
});

test('a request without an answer tells that the server is gone, and the next answer that it is back', async () => {
  const network = await at('play.example.org', true);
  expect(network.isOffline()).toBe(false);
  network.noteAnswer(false);
  expect([network.hasNoNetwork(), network.isOffline()]).toEqual([false, true]);
  network.noteAnswer(true);
  expect(network.isOffline()).toBe(false);
});

test('a network that is back is trusted', async () => {
  const network = await at('play.example.org', true);
  network.noteAnswer(false);
  window.dispatchEvent(new Event('online'));
  expect(network.isOffline()).toBe(false);
});
