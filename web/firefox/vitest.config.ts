import { defineConfig } from 'vitest/config';
import { forgetSettings } from '../e2e/environment';

forgetSettings();

/** The web app in a real Firefox, against the real server. `cargo xtask firefox` builds what it needs. */
export default defineConfig({
  test: {
    include: ['firefox/*.check.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    reporters: ['verbose'],
  },
});
