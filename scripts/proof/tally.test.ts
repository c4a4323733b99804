import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closingLines, e2eTally, jestTally, type Tally } from './tally.ts';

const here = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-tally-'));
  process.chdir(folder);
  mkdirSync('test-results');
});
afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

const counts = { passed: 7, failed: [], retried: [], skipped: [] } satisfies Tally;

/** A report of Playwright with four tests in nested suites, each with another status. */
function writeE2eReport(annotations: { type: string; description?: string }[]): void {
  const test = (status: string, own: typeof annotations = []) => ({ projectName: 'front', status, annotations: own });
  const spec = (title: string, tests: unknown[]) => ({ title, file: 'front.spec.ts', tests });
  const inner = { title: 'behind nginx', specs: [spec('a page is whole', [test('skipped', annotations)])] };
  const outer = {
    title: 'front.spec.ts',
    specs: [
      spec('is there', [test('expected')]),
      spec('is quick', [test('flaky')]),
      spec('is whole', [test('unexpected')]),
    ],
    suites: [inner],
  };
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 1 };
  const errors = [{ message: 'no browser\n  at launch' }];
  writeFileSync('test-results/e2e.json', JSON.stringify({ suites: [outer], stats, errors }));
}

test('the last line has the sums, and mentions skipped tests only if there are some', () => {
  expect(closingLines([counts, { ...counts, passed: 3 }])).toEqual(['10 passed, 0 failed']);
});

test('failed and retried tests are listed above the last line', () => {
  const types = { passed: 0, failed: ['Types'], retried: [], skipped: [] };
  expect(closingLines([types, { ...counts, retried: ['is quick'] }])).toEqual([
    '1 passed only at the second try:',
    '  is quick',
    '1 failed:',
    '  Types',
    '7 passed, 1 failed',
  ]);
});

test('skipped tests are listed by reason above the last line, which counts them', () => {
  const reason = 'nginx is not installed';
  const skipped = [
    { title: 'one', reason },
    { title: 'two', reason: 'not root' },
    { title: 'three', reason },
  ];
  expect(closingLines([counts, { ...counts, skipped }])).toEqual([
    '2 skipped, nginx is not installed:',
    '  one',
    '  three',
    '1 skipped, not root:',
    '  two',
    '14 passed, 0 failed, 3 skipped',
  ]);
});

test('skipped, failed and retried end-to-end tests are listed with project and file, and skipped ones with their reason', () => {
  writeE2eReport([{ type: 'slow' }, { type: 'skip', description: 'nginx is not installed' }]);
  expect(e2eTally()).toEqual({
    passed: 2,
    failed: ['[front] front.spec.ts: is whole', 'no browser'],
    retried: ['[front] front.spec.ts: is quick'],
    skipped: [{ title: '[front] front.spec.ts: a page is whole', reason: 'nginx is not installed' }],
  });
});

test('an end-to-end test that was not reached counts as skipped because of an earlier failure', () => {
  writeE2eReport([]);
  expect(e2eTally().skipped.map(({ reason }) => reason)).toEqual(['a test or a step before it failed']);
});

test('skipped and failed unit tests and files that cannot be loaded are listed', () => {
  const assertionResults = [
    { fullName: 'runs', status: 'passed' },
    { fullName: 'takes root', status: 'pending' },
    { fullName: 'adds', status: 'failed' },
  ];
  const testResults = [
    { name: resolve('lib/sum.test.ts'), status: 'failed', assertionResults },
    { name: resolve('lib/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  writeFileSync('test-results/unit.json', JSON.stringify({ numPassedTests: 1, testResults }));
  const { passed, failed, skipped } = jestTally('unit');
  expect({ passed, failed, skipped: skipped.map(({ title }) => title) }).toEqual({
    passed: 1,
    failed: ['lib/sum.test.ts: adds', 'lib/broken.test.ts'],
    skipped: ['takes root'],
  });
  expect(existsSync('test-results/unit.json')).toBe(false);
});

test.each(['nothing', '{'])('a run with %s as its report counts as one failure', (text) => {
  if (text !== 'nothing') writeFileSync('test-results/contract.json', text);
  expect(jestTally('contract')).toEqual({
    passed: 0,
    failed: ['no report of the contract tests'],
    retried: [],
    skipped: [],
  });
});
