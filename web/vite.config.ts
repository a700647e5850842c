import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { EXAMPLES, RULES } from './vite/examples';
import { precompress } from './vite/precompress';
import { messages } from './vite/messages';
import { serviceWorker } from './vite/service-worker';
import { version } from './vite/version';

// The gallery is a page for developers: `vite --mode gallery` serves and builds it; the product doesn't contain it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages(), mode === 'gallery' ? null : serviceWorker(), precompress()],
  define: { __VERSION__: JSON.stringify(version()) },
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    // Fonts and pictures stay separate files, so that a strict content policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
  },
  server: {
    // The message catalogue and the worked examples are shared with the Rust programs.
    fs: { allow: ['.', '../crates/words/locales', '../docs/rules', EXAMPLES] },
    // A server to develop with: `holocourt serve --allowed-origins http://localhost:5173`.
    proxy: { '/api': { target: process.env.HOLOCOURT_SERVER ?? 'http://127.0.0.1:4277', ws: true } },
  },
  resolve: {
    alias: [
      { find: '@examples', replacement: EXAMPLES },
      { find: /^\.\/pkg(?=\/rules)/, replacement: RULES },
    ],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/messages/test-setup.ts'],
    // A busy machine should not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    benchmark: { include: ['src/**/*.bench.ts'] },
  },
}));
