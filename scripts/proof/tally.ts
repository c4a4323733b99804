import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';

export const skippedTest = z.object({ title: z.string(), reason: z.string() });

/** The number of passed tests, the titles of failed tests and of tests that passed only at the second try, and the skipped ones. */
export interface Tally {
  passed: number;
  failed: string[];
  retried: string[];
  skipped: z.infer<typeof skippedTest>[];
}

const files = {
  unit: 'test-results/unit.json',
  corpora: 'test-results/corpora.json',
  fuzzing: 'test-results/fuzzing.json',
  contract: 'test-results/contract.json',
  e2e: 'test-results/e2e.json',
  engines: 'test-results/engines.json',
};

const jestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const annotation = z.object({ type: z.string(), description: z.string().optional() });
const specTest = z.object({ projectName: z.string(), status: z.string(), annotations: z.array(annotation) });
const spec = z.object({ title: z.string(), file: z.string(), tests: z.array(specTest) });
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
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
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

/** A check that counts as one test. */
export function checkTally(title: string, passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? [] : [title], retried: [], skipped: [] };
}

const noReport = (of: keyof typeof files) => checkTally(`no report of the ${of} tests`, false);

/** Jest's statuses of tests that did not run. */
const notRun = ['pending', 'skipped', 'todo', 'disabled'];

export function jestTally(of: Exclude<keyof typeof files, 'e2e' | 'engines'>): Tally {
  const report = read(files[of], jestReport);
  if (!report) return noReport(of);
  const failed = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const titles = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      // A file that cannot be loaded has no tests.
      return titles.length > 0 ? titles.map((title) => `${file}: ${title}`) : [file];
    });
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed,
    retried: [],
    skipped: tests
      .filter(({ status }) => notRun.includes(status))
      .map(({ fullName }) => ({ title: fullName, reason: 'not possible on this machine or for this user' })),
  };
}

/** The end-to-end tests of a suite and of the suites within it, each with its project and file in its title. */
function testsOf({ specs, suites = [] }: Suite): (z.infer<typeof specTest> & { title: string })[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, title: `[${test.projectName}] ${file}: ${title}` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** The tally of a Playwright run. A test that passed at its second try (playwright.config.ts allows one in CI) counts as passed, and is listed. */
export function e2eTally(of: 'e2e' | 'engines' = 'e2e'): Tally {
  const report = read(files[of], e2eReport);
  if (!report) return noReport(of);
  const { expected, flaky } = report.stats;
  const tests = report.suites.flatMap(testsOf);
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const titles = (status: string) => withStatus(status).map(({ title }) => title);
  const errors = report.errors.map(({ message = 'an error outside of tests' }) => message.split('\n', 1)[0] ?? '');
  return {
    passed: expected + flaky,
    failed: [...titles('unexpected'), ...errors],
    retried: titles('flaky'),
    skipped: withStatus('skipped').map(({ title, annotations }) => ({
      title,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'a test or a step before it failed',
    })),
  };
}

/**
 * The last lines of a run: the skipped tests by reason, the tests that passed only at the second try, the failed ones, and the line
 * `N passed, N failed`, with `, N skipped` if there are some.
 */
export function closingLines(tallies: readonly Tally[]): string[] {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.flatMap((tally) => tally.failed);
  const retried = tallies.flatMap((tally) => tally.retried);
  const skipped = tallies.flatMap((tally) => tally.skipped);
  const list = (heading: string, titles: readonly string[]) =>
    titles.length > 0 ? [`${titles.length} ${heading}:`, ...titles.map((title) => `  ${title}`)] : [];
  const lines = [...Map.groupBy(skipped, ({ reason }) => reason)].flatMap(([reason, tests]) =>
    list(
      `skipped, ${reason}`,
      tests.map(({ title }) => title),
    ),
  );
  const end = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [
    ...lines,
    ...list('passed only at the second try', retried),
    ...list('failed', failed),
    `${passed} passed, ${failed.length} failed${end}`,
  ];
}
