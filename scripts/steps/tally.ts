import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { say } from '#lib/runtime/say.mjs';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
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
});
const e2eReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** What a run left behind; a run that left nothing, or nothing readable, counts as one failure. */
function read<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    const report = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
    return report;
  } catch {
    return null;
  }
}

export function jestTally(of: 'unit' | 'contract'): Tally {
  const report = read(files[of], jestReport);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, report.numFailedTestSuites) };
}

/** A test that passed only at a second try (playwright.config.ts allows one in CI) has passed, and is spoken of. */
export function e2eTally(of: 'e2e' | 'engines' = 'e2e'): Tally {
  const report = read(files[of], e2eReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) say(`${flaky} passed only at a second try; the list above names them under “flaky”.`);
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}
