import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes each file of the product that compresses well once more, as small as it gets: the server sends it like that. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(js|css|svg|json|wasm)$/.test(name)) continue;
        const path = join(folder, name);
        const small = await compress(await readFile(path), {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        });
        await writeFile(`${path}.br`, small);
      }
    },
  };
}
