import { defineConfig } from 'playwright/test';

/** `npm run test:front`: the configuration of nginx, with a real nginx. No browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'deploy/cluster/**',
  workers: 1,
  timeout: 60_000,
  reporter: 'list',
});
