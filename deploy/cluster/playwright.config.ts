import { defineConfig } from 'playwright/test';

/** `npm run test:cluster`: two instances of the production build with a real Redis. No browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
});
