import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { type Importers, relatedTests } from '../proof/nearest-tests.ts';
import type { Mutant } from './sample.ts';

const MAX_TEST_FILES = 4;
/** A loop without an end counts as noticed. */
const TIMEOUT_MS = 240_000;

export type MutantState = 'killed' | 'timed out' | 'survived' | 'without tests';

const report = z.object({ testResults: z.array(z.object({ name: z.string(), status: z.string() })) });

/** The nearest unit tests of a file. */
export function nearestTests(importers: Importers, file: string): string[] {
  const tests = [...relatedTests(importers, [file])].sort(([, a], [, b]) => a - b);
  return tests.slice(0, MAX_TEST_FILES).map(([test]) => test);
}

function runJest(folder: string, tests: readonly string[], ...args: string[]) {
  return spawnSync('jest', ['--runTestsByPath', '--maxWorkers=1', '--silent', ...args, ...tests], {
    cwd: folder,
    env: process.env,
    stdio: 'ignore',
    timeout: args.includes('--bail') ? TIMEOUT_MS : undefined,
    killSignal: 'SIGKILL',
  });
}

/** Test files that pass without a mutation: a failure of another one would prove nothing. */
export function passingTests(folder: string, tests: readonly string[]): Set<string> {
  const file = join(folder, 'mutate-report.json');
  runJest(folder, tests, '--json', `--outputFile=${file}`);
  const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => relative(folder, name)));
}

/** Runs these tests on a copy of the tree with the mutant, and restores its file. */
export function tryMutant(folder: string, { file, source }: Mutant, tests: readonly string[]): MutantState {
  if (tests.length === 0) return 'without tests';
  const path = join(folder, file);
  const original = readFileSync(path);
  writeFileSync(path, source);
  try {
    const { status, signal } = runJest(folder, tests, '--bail');
    if (signal !== null) return 'timed out';
    return status === 0 ? 'survived' : 'killed';
  } finally {
    writeFileSync(path, original);
  }
}
