import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection';
import { session } from './session.svelte';

/** A socket that does nothing by itself. */
class FakeSocket {
  readonly readyState = WebSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  welcome(): void {
    this.answer({ type: 'welcome', now: Date.now() });
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[] = [];
const last = () => {
  const socket = sockets[sockets.length - 1];
  if (!socket) throw new Error('no socket was opened');
  return socket;
};
const open = () => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket as unknown as WebSocket;
};
/** Settles pending promises without advancing the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connected(): Promise<Connection> {
  const connection = new Connection(open);
  connection.attend();
  await settle();
  last().welcome();
  return connection;
}

beforeEach(() => {
  sockets = [];
  session.become({ kind: 'guest', name: 'guest' } as Parameters<typeof session.become>[0]);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a broken connection is retried after five seconds at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const connection = await connected();
  for (let tries = 1; tries < 12; tries += 1) {
    last().onclose?.();
    expect(connection.status).toBe('broken');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets).toHaveLength(tries + 1);
  }
  last().welcome();
  expect(connection.status).toBe('on');
});

test('only unanswered messages are sent again', async () => {
  const messages = () => last().sent.map((text) => JSON.parse(text) as { type: string; id: string });
  const connection = await connected();
  const resigned = connection.do('t', 3, { kind: 'resign' });
  const offered = connection.do('t', 3, { kind: 'offer', what: 'draw' });
  const said = connection.say('t', 'players', 'hello');
  const [resignation, offer, line] = messages();
  expect(resignation).toMatchObject({ type: 'do', table: 't', game: 3, command: { kind: 'resign' } });
  last().answer({ type: 'done', id: offer?.id, number: 7 });
  await expect(offered).resolves.toBe(7);
  last().onclose?.();
  connection.retry();
  await settle();
  last().welcome();
  expect(messages()).toEqual([resignation, line]);
  last().answer({ type: 'done', id: resignation?.id, number: 8 });
  last().answer({ type: 'done', id: line?.id, number: 1 });
  await expect(resigned).resolves.toBe(8);
  await expect(said).resolves.toBe(1);
  last().onclose?.();
  connection.retry();
  await settle();
  last().welcome();
  expect(messages()).toEqual([]);
});

test('a table is resumed after the last event and the last chat line', async () => {
  const watches = () =>
    last()
      .sent.map((text) => JSON.parse(text) as { type: string })
      .filter(({ type }) => type === 'watch');
  const reconnect = async (connection: Connection) => {
    last().onclose?.();
    connection.retry();
    await settle();
    last().welcome();
  };
  const connection = await connected();
  connection.watch('t');
  expect(watches()).toEqual([{ type: 'watch', table: 't', since: null, said: null }]);
  last().answer({ type: 'table', table: 't', view: { number: 4 }, chat: [] });
  await reconnect(connection);
  expect(watches()).toEqual([{ type: 'watch', table: 't', since: 4, said: 0 }]);
  last().answer({ type: 'update', table: 't', update: { number: 5 } });
  last().answer({ type: 'said', table: 't', line: { number: 2 } });
  await reconnect(connection);
  expect(watches()).toEqual([{ type: 'watch', table: 't', since: 5, said: 2 }]);
});

test('at a board, a connection that went dead is noticed within five seconds', async () => {
  const connection = await connected();
  connection.watch('t');
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.status).toBe('broken');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test('a connection that answers its pings is kept, as is one of a page that is not at a board', async () => {
  const connection = await connected();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(last().sent).toEqual([]);
  connection.watch('t');
  for (let second = 0; second < 60; second += 1) {
    for (const text of last().sent.splice(0)) {
      const message = JSON.parse(text) as { type: string; n: number };
      if (message.type === 'ping') last().answer({ type: 'pong', n: message.n, now: Date.now() });
    }
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(connection.status).toBe('on');
  expect(sockets).toHaveLength(1);
});

test('a page that was asleep hears what arrived before it gives the connection up', async () => {
  const connection = await connected();
  connection.watch('t');
  await vi.advanceTimersByTimeAsync(2000);
  expect(last().sent.at(-1)).toContain('ping');
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(connection.status).toBe('on');
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.status).toBe('broken');
});

test('a retry does not wait', async () => {
  const connection = await connected();
  last().onclose?.();
  connection.retry();
  await settle();
  expect(sockets).toHaveLength(2);
  last().welcome();
  expect(connection.status).toBe('on');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(2);
});

test('a retry abandons a hanging attempt and ignores its messages', async () => {
  const connection = await connected();
  last().onclose?.();
  connection.retry();
  await settle();
  const hanging = last();
  connection.retry();
  await settle();
  expect(hanging.closed).toBe(true);
  hanging.onclose?.();
  expect(sockets).toHaveLength(3);
  last().welcome();
  expect(connection.status).toBe('on');
});

test('two simultaneous retries open one socket', async () => {
  const connection = await connected();
  last().onclose?.();
  connection.retry();
  connection.retry();
  await settle();
  expect(sockets).toHaveLength(2);
});

test('a working or unneeded connection is not retried', async () => {
  const connection = await connected();
  connection.retry();
  const idle = new Connection(open);
  idle.retry();
  await settle();
  expect(sockets).toHaveLength(1);
  expect([connection.status, idle.status]).toEqual(['on', 'off']);
});

test('the connection is retried at once when the network is back or the page is visible again', async () => {
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      static readonly OPEN = 1;
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  const { connection } = await import('./socket.svelte');
  connection.attend();
  await settle();
  last().welcome();
  last().onclose?.();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(2);
  last().onclose?.();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(sockets).toHaveLength(3);
  vi.unstubAllGlobals();
});
