import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { endToEndFiles, pathInTable } from './end-to-end-files.ts';
import { type Importers, relatedTests } from './nearest-tests.ts';

const MAX_UNIT_FILES = 40;
const MAX_E2E_FILES = 8;

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The commit to compare with: where this branch left `origin/main` or `main`; on main itself the commit before the last. */
export function defaultBase(): string {
  const head = git('rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base !== null && base !== head) return base;
  }
  return 'HEAD~1';
}

/** Files that differ from `base`, with uncommitted and new ones; removed ones too. Null for an unknown commit. */
export function changedFiles(base: string): string[] | null {
  const changed = git('diff', '--name-only', base, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === null || added === null) return null;
  return [...new Set([...changed.split('\n'), ...added.split('\n')])].filter((file) => file !== '').sort();
}

/** Tests for a change, and texts about the tests that are left out. */
export interface ChangedTests {
  unit: string[];
  endToEnd: string[];
  leftOut: string[];
}

const more = (count: number, max: number, kind: string) =>
  count > max ? [`${count - max} ${kind} that are further from the change`] : [];

/** Selects the nearest tests for changed files. */
export function testsFor(files: readonly string[], importers: Importers): ChangedTests {
  const related = [...relatedTests(importers, files)].sort(([, a], [, b]) => a - b).map(([file]) => file);
  const specs = files.filter((file) => file.endsWith('.spec.ts') && existsSync(file));
  const paths = new Set(files.map(pathInTable).filter((path) => path !== null));
  const named = [...paths].flatMap((path) => endToEndFiles[path] ?? []);
  const endToEnd = [...new Set([...specs, ...named.flatMap((pattern) => globSync(pattern).sort())])];
  const outside = files.filter((file) => pathInTable(file) === null && !/\.test\.tsx?$/.test(file));
  return {
    unit: related.slice(0, MAX_UNIT_FILES),
    endToEnd: endToEnd.slice(0, MAX_E2E_FILES),
    leftOut: [
      ...more(related.length, MAX_UNIT_FILES, 'unit test files'),
      ...more(endToEnd.length, MAX_E2E_FILES, 'end-to-end files'),
      ...(outside.length > 0
        ? [`all tests of ${outside.slice(0, 5).join(', ')}${outside.length > 5 ? ' …' : ''}, which no module has`]
        : []),
    ],
  };
}
