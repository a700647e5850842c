import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precompress } from './vite/precompress';
import { words } from './vite/words';

// The gallery is a page for developers: `vite --mode gallery` serves and builds it, the product never holds it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), precompress()],
  build: {
    target: 'es2022',
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    // Fonts and pictures stay files of their own, so that a strict content policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
  },
  server: {
    // The message catalogue is shared with the Rust programs.
    fs: { allow: ['.', '../crates/words/locales'] },
    // A server to develop with: `holocourt serve --allowed-origins http://localhost:5173`.
    proxy: { '/api': { target: process.env.HOLOCOURT_SERVER ?? 'http://127.0.0.1:4277', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/messages/test-setup.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    benchmark: { include: ['src/**/*.bench.ts'] },
  },
}));
