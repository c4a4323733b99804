import { defineConfig } from 'playwright/test';

/** `npm run test:engines -- html`: the pages of the production build as the Nu checker reads them. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 1_800_000,
  reporter: 'list',
});
