import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { forgetSettings } from './e2e/environment';
import { freePort } from './e2e/server';

forgetSettings();
// Test workers read this file again, and must find the same port and folder.
const PORT = Number((process.env.HOLOCOURT_E2E_PORT ??= String(await freePort())));
const program = resolve(process.env.HOLOCOURT_PROGRAM ?? '../target/debug/holocourt');
// The time is part of the name, as process ids recur.
const data = (process.env.HOLOCOURT_E2E_DATA ??= join(
  tmpdir(),
  `holocourt-e2e-${Date.now()}-${process.pid}`,
));

/** The tests in a real browser, against the real server. `cargo xtask e2e` builds what they need. */
export default defineConfig({
  testDir: 'e2e',
  // This one needs a server and an app with the example games: `cargo xtask sixth-game`.
  testIgnore: process.env.HOLOCOURT_EXAMPLES === '1' ? [] : ['sixth-game.spec.ts'],
  outputDir: 'e2e-results',
  // Two browsers on two cores; a larger machine can set more.
  workers: Number(process.env.HOLOCOURT_E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/skipped-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    locale: 'en-GB',
    // It would hide requests from the tests; `offline.spec.ts` has one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Containers have neither the sandbox nor a graphics card; 3D is rendered in software.
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-rasterization',
      ],
    },
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    // All browsers share one address, and one of them stores the whole app.
    command: `"${program}" serve --listen 127.0.0.1:${PORT} --data-dir "${data}" --public-url http://127.0.0.1:${PORT} --trusted-proxies 127.0.0.1 --requests-per-second 500 --log warn`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
  },
});
