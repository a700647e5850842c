import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort } from './server';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A server that knows nothing but the files of a folder, which it serves below a path. */
export class FileServer {
  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(folder: string, below = '/'): Promise<FileServer> {
    const port = await freePort();
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      // The first page of a folder has the folder's address.
      const name = normalize(path.endsWith('/') ? `${path}index.html` : path);
      const send = async () => {
        if (!name.startsWith(below)) throw new Error(`${name} is not below ${below}`);
        const content = await readFile(join(folder, name.slice(below.length)));
        const type = TYPES[extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
      };
      send().catch(() => response.writeHead(404).end());
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new FileServer(`http://127.0.0.1:${port}${below}`, server);
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
