import { defineConfig } from 'playwright/test';
import { engines } from './engines.ts';

export default defineConfig({
  globalSetup: './global-setup.ts',
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./table-reporter.ts'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [...engines].map(([name, { isSupported }]) => ({
    name,
    testMatch: isSupported ? ['tasks.spec.ts', 'documents-and-forms.spec.ts'] : 'below-the-list.spec.ts',
  })),
});
