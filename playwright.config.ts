import { defineConfig } from 'playwright/test';
import { chromiumEnvironment, chromiumFlags, testBrowserPath } from '#e2e/support/chromium.ts';

export default defineConfig<{ allowedInConsole: RegExp | null }>({
  globalSetup: './e2e/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  // Tests with a browser wait half of their time.
  workers: 3,
  // Machines may be busy; the time-outs delay only failures.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // On a busy CI machine a test may need a second try; the run reports it (scripts/steps/tally.ts).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 60_000,
    // Set by the global setup before a worker reads this.
    baseURL: process.env.E2E_SITE,
    launchOptions: { executablePath: testBrowserPath(), args: chromiumFlags, env: chromiumEnvironment },
    // Pages load as at a first visit, except in tests of the service worker.
    serviceWorkers: 'block',
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  projects: [
    // Long files, one at a time: each starts two instances with a real Redis. The pages are tested in parallel.
    { name: 'cluster', testDir: 'deploy/cluster', workers: 1, timeout: 120_000, expect: { timeout: 30_000 } },
    // The configuration of nginx, with a real nginx.
    { name: 'front', testDir: 'deploy', testIgnore: 'cluster/**', workers: 1 },
    // The build of `npm start`, which takes a minute, in parallel with the pages.
    { name: 'start', testDir: 'e2e', testMatch: '**/npm-start.spec.ts', workers: 1, timeout: 900_000 },
    // The Nu checker and the other engines are run by `npm run test:engines`.
    // The files in parallel, and the tests of a file in turn: its own site starts once.
    {
      name: 'pages',
      testDir: 'e2e',
      testIgnore: ['**/e2e/html/**', '**/e2e/engines/**', '**/npm-start.spec.ts'],
    },
  ],
});
