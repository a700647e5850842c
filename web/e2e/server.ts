import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A server of a test's own, which it may stop and start again with the same data. */
export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'holocourt-e2e-own-'));
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly host: string,
  ) {}

  /** Passkeys belong to a name, which an address is not. */
  static async start(host = '127.0.0.1'): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), host);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://${this.host}:${this.port}`;
  }

  async start(): Promise<void> {
    const program = resolve(process.env.HOLOCOURT_PROGRAM ?? '../target/debug/holocourt');
    const address = `127.0.0.1:${this.port}`;
    const places = ['--listen', address, '--data-dir', this.#data, '--public-url', this.url];
    this.#process = spawn(program, ['serve', ...places, '--log', 'warn'], { stdio: 'ignore' });
    for (;;) {
      const answer = await fetch(`http://${address}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }

  /** Kills the server, as when the machine fails. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address();
  probe.close();
  if (found === null || typeof found === 'string') throw new Error('no port is free');
  return found.port;
}
