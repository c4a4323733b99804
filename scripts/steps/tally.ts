import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { print } from '#lib/platform/runtime/console.mjs';

export interface SkippedTest {
  title: string;
  reason: string;
}

/** Numbers of passed and failed tests, and the skipped ones. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: SkippedTest[];
}

const files = {
  unit: 'test-results/unit.json',
  contract: 'test-results/contract.json',
  e2e: 'test-results/e2e.json',
  engines: 'test-results/engines.json',
};

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

const annotation = z.object({ type: z.string(), description: z.string().optional() });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string(), annotations: z.array(annotation) })),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;
const e2eReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads a report; null for a missing or unreadable one, which counts as one failure. */
function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    const report = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
    return report;
  } catch {
    return null;
  }
}

const noReport: Tally = { passed: 0, failed: 1, skipped: [] };

/** Jest's statuses of tests that did not run. */
const notRun = ['pending', 'skipped', 'todo', 'disabled'];

export function jestTally(of: 'unit' | 'contract'): Tally {
  const report = read(files[of], jestReport);
  if (!report) return noReport;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    skipped: tests
      .filter(({ status }) => notRun.includes(status))
      .map(({ fullName }) => ({ title: fullName, reason: 'not possible on this machine or for this user' })),
  };
}

/** The skipped tests of a suite and of those within it. */
function skippedIn({ specs, suites = [] }: Suite): SkippedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => ({
        title: `[${projectName}] ${file}: ${title}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'a test or a step before it failed',
      })),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}

/** The tally of a Playwright run. A test that passed at its second try (playwright.config.ts allows one in CI) counts as passed, and is reported. */
export function e2eTally(of: 'e2e' | 'engines' = 'e2e'): Tally {
  const report = read(files[of], e2eReport);
  if (!report) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) print(`${flaky} passed only at the second try; see “flaky” in the list above.`);
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped: report.suites.flatMap(skippedIn),
  };
}

/** The last lines of a run: the skipped tests by reason, and the line `N passed, N failed`, with `, N skipped` if there are some. */
export function closingLines(tallies: readonly Tally[]): string[] {
  const count = (key: 'passed' | 'failed') => tallies.reduce((sum, tally) => sum + tally[key], 0);
  const skipped = tallies.flatMap((tally) => tally.skipped);
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  const lines = [...byReason].flatMap(([reason, tests]) => [
    `${tests.length} skipped: ${reason}`,
    ...tests.map(({ title }) => `  ${title}`),
  ]);
  const end = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [...lines, `${count('passed')} passed, ${count('failed')} failed${end}`];
}
