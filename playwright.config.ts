import { defineConfig } from 'playwright/test';
import { chromiumEnvironment, chromiumFlags, testBrowserPath } from '#e2e/support/chromium.ts';
import {
  fullProjects,
  namedFullFiles,
  otherFullFiles,
  type SpecProject,
  separateFolders,
} from '#scripts/proof/spec-files.ts';

const within = (patterns: readonly string[]) => patterns.map((pattern) => `**/e2e/${pattern}`);
const asProject = (name: string, { folder, files, timeout }: SpecProject) => ({
  name,
  testDir: folder,
  testMatch: files.map((file) => `**/${folder}/${file}`),
  workers: 1,
  ...(timeout === undefined ? {} : { timeout }),
});

export default defineConfig<{ allowedInConsole: RegExp | null }>({
  globalSetup: process.env.E2E_SHARED_SITE === 'off' ? undefined : './e2e/support/global-setup.ts',
  testMatch: '**/*.spec.ts',
  // Tests with a browser wait half of their time.
  workers: 3,
  // Machines may be busy, and beginnings start servers; the time-outs delay only failures.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // On a busy CI machine a test may need a second try; the run reports it (scripts/proof/tally.ts).
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
    // The pages and journeys of visitors and clerks, in `npm test`: the files in parallel, and the tests of a file in turn.
    { name: 'pages', testDir: 'e2e', testIgnore: within([...separateFolders, 'full/**']) },
    // The parts of `npm run test:all`, and the files of e2e/full that have no part by name.
    ...Object.entries(fullProjects).map(([name, project]) => asProject(name, project)),
    { name: 'full', testDir: 'e2e', testMatch: within([otherFullFiles]), testIgnore: within(namedFullFiles) },
  ],
});
