import { defineConfig } from 'playwright/test';

/** `npm run test:all -- html`: checks the pages of the production build with the Nu checker. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 0,
  reporter: 'list',
});
