import { existsSync, globSync } from 'node:fs';
import { modules } from '#scripts/layers/modules.ts';
import { changedFiles, testsFor } from './changed.ts';
import { endToEndFiles, pathInTable } from './end-to-end-files.ts';
import { readImporters, relatedTests } from './nearest-tests.ts';

describe('the table of end-to-end files', () => {
  test('names folders and files that exist', () => {
    expect(Object.keys(endToEndFiles).filter((path) => !existsSync(path))).toEqual([]);
    const patterns = Object.values(endToEndFiles).flat();
    expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });

  test('has a line for every module', () => {
    expect(modules.filter((module) => pathInTable(`${module}/any.ts`) === null)).toEqual([]);
  });

  test('has the longest path of a file', () => {
    expect(pathInTable('lib/site/offline/worker-route.ts')).toBe('lib/site/offline');
    expect(pathInTable('README.md')).toBeNull();
  });
});

const importers = readImporters();

test('unit tests of a file import it, and the nearest are first', () => {
  const tests = [...relatedTests(importers, ['scripts/proof/tally.ts'])];
  expect(tests).toContainEqual(['scripts/proof/tally.test.ts', 1]);
  expect(tests).toContainEqual(['scripts/proof/proof.test.ts', 1]);
  expect(tests.map(([, distance]) => distance)).toEqual(tests.map(([, distance]) => distance).sort((a, b) => a - b));
  expect([...relatedTests(importers, ['content/locale.ts'])].length).toBeGreaterThan(40);
});

test('a change of an often imported file runs the 40 nearest unit tests, and names the others as left out', () => {
  const { unit, endToEnd, leftOut } = testsFor(['content/locale.ts', 'LICENSE'], importers);
  expect(unit).toHaveLength(40);
  expect(endToEnd).toEqual(endToEndFiles.content);
  expect(leftOut).toEqual([
    expect.stringMatching(/^\d+ unit test files that are further from the change$/),
    'all tests of LICENSE, which no module has',
  ]);
});

test('a changed test runs, and so does a changed end-to-end file', () => {
  const { unit, endToEnd } = testsFor(['scripts/proof/tally.test.ts', 'e2e/menu.spec.ts'], importers);
  expect(unit).toEqual(['scripts/proof/tally.test.ts']);
  expect(endToEnd).toEqual(expect.arrayContaining(['e2e/menu.spec.ts']));
});

test('an unknown commit has no changed files', () => {
  expect(changedFiles('no-such-commit')).toBeNull();
});
