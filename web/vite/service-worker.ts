import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/offline/service-worker.ts');

/** A file that the service worker stores; without a revision, its name changes with its content. */
interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Builds `sw.js` when everything else is built: Workbox with the list of all files. `vite-plugin-pwa` would do the same,
 * and bring Babel and three hundred packages.
 */
export function serviceWorker(): Plugin {
  let [root, outDir] = ['', ''];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __FILES__: JSON.stringify(await filesIn(outDir)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          target: 'es2022',
          outDir,
          emptyOutDir: false,
          // One classic script: not every browser has service workers that are modules.
          rollupOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/** What the app consists of. A first page is stored under its address, which every server has. */
async function filesIn(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.br$|^sw\.js$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
  const stored = names.map(async (name): Promise<StoredFile> => {
    const url = name === 'index.html' ? './' : name;
    if (name.startsWith('assets/')) return { url, revision: null };
    const content = await readFile(join(folder, name));
    return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
  });
  return Promise.all(stored);
}
