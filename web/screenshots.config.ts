import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Makes the pictures of the README, from the real server as the tests have it: `cargo xtask screenshots`. */
export default defineConfig({
  ...tests,
  testDir: 'e2e/screenshots',
  testMatch: '*.shot.ts',
  workers: 1,
  timeout: 300_000,
});
