import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Importers, relatedTests } from '../proof/nearest-tests.ts';
import type { Mutant } from './sample.ts';

const MAX_TEST_FILES = 4;
/** A loop without an end counts as noticed. */
const TIMEOUT_MS = 240_000;

export type MutantState = 'killed' | 'timed out' | 'survived' | 'without tests';

/** The number of folders between two files. */
const foldersBetween = (a: string, b: string) => {
  const path = relative(dirname(a), dirname(b));
  return path === '' ? 0 : path.split('/').length;
};

/** The nearest unit tests of a file, by imports and folders. */
export function nearestTests(importers: Importers, file: string): string[] {
  const tests = [...relatedTests(importers, [file])].map(
    ([test, imports]) => ({ test, distance: imports + foldersBetween(test, file) }) as const,
  );
  return tests
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_TEST_FILES)
    .map(({ test }) => test);
}

/** Runs one test file; null after the time limit. */
function passes(folder: string, test: string): boolean | null {
  const { status, signal } = spawnSync('jest', ['--runTestsByPath', '--maxWorkers=1', '--silent', '--bail', test], {
    cwd: folder,
    env: process.env,
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return signal === null ? status === 0 : null;
}

/** Test files that fail, or reach the time limit, without a mutation: they prove nothing. By folder and file. */
const withoutMutation = new Map<string, boolean>();

function passesUnchanged(folder: string, test: string): boolean {
  const key = join(folder, test);
  const result = withoutMutation.get(key) ?? passes(folder, test) === true;
  withoutMutation.set(key, result);
  return result;
}

/** Runs these tests in their order on a copy of the tree with the mutant, until one fails, and restores its file. */
export function tryMutant(folder: string, { file, source }: Mutant, tests: readonly string[]): MutantState {
  const path = join(folder, file);
  const original = readFileSync(path);
  let state: MutantState = 'without tests';
  for (const test of tests) {
    writeFileSync(path, source);
    const result = passes(folder, test);
    writeFileSync(path, original);
    if (result !== true && !passesUnchanged(folder, test)) continue;
    if (result !== true) return result === null ? 'timed out' : 'killed';
    state = 'survived';
  }
  return state;
}
