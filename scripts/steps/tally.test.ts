import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const counts = { passed: 7, failed: 0, skipped: [] } satisfies Tally;

/** A report of Playwright's with three tests in nested suites, one of them skipped. */
function writeE2eReport(annotations: { type: string; description?: string }[]): void {
  const test = (status: string, own: typeof annotations = []) => ({ projectName: 'front', status, annotations: own });
  const spec = (title: string, tests: unknown[]) => ({ title, file: 'front.spec.ts', tests });
  const inner = { title: 'behind nginx', specs: [spec('a page is whole', [test('skipped', annotations)])] };
  const outer = {
    title: 'front.spec.ts',
    specs: [spec('is there', [test('expected')]), spec('is quick', [test('flaky')])],
    suites: [inner],
  };
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 1 };
  writeFileSync('test-results/e2e.json', JSON.stringify({ suites: [outer], stats, errors: [] }));
}

test('the last line has the sums, and mentions skipped tests only if there are some', () => {
  expect(closingLines([counts, { passed: 3, failed: 1, skipped: [] }])).toEqual(['10 passed, 1 failed']);
});

test('skipped tests are listed by reason above the last line, which counts them', () => {
  const reason = 'nginx is not installed';
  const skipped = [
    { title: 'one', reason },
    { title: 'two', reason: 'not root' },
    { title: 'three', reason },
  ];
  expect(closingLines([counts, { ...counts, skipped }])).toEqual([
    '2 skipped: nginx is not installed',
    '  one',
    '  three',
    '1 skipped: not root',
    '  two',
    '14 passed, 0 failed, 3 skipped',
  ]);
});

test('skipped end-to-end tests are listed with project, file and reason', () => {
  writeE2eReport([{ type: 'slow' }, { type: 'skip', description: 'nginx is not installed' }]);
  expect(e2eTally()).toEqual({
    passed: 2,
    failed: 0,
    skipped: [{ title: '[front] front.spec.ts: a page is whole', reason: 'nginx is not installed' }],
  });
});

test('an end-to-end test that was not reached counts as skipped because of an earlier failure', () => {
  writeE2eReport([]);
  expect(e2eTally().skipped.map(({ reason }) => reason)).toEqual(['a test or a step before it failed']);
});

test('skipped unit tests are listed', () => {
  const assertionResults = [
    { fullName: 'runs', status: 'passed' },
    { fullName: 'takes root', status: 'pending' },
  ];
  const report = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults: [{ assertionResults }] };
  writeFileSync('test-results/unit.json', JSON.stringify(report));
  const { passed, failed, skipped } = jestTally('unit');
  expect([passed, failed, skipped.map(({ title }) => title)]).toEqual([1, 0, ['takes root']]);
  expect(existsSync('test-results/unit.json')).toBe(false);
});

test.each(['nothing', '{'])('a run with %s as its report counts as one failure', (text) => {
  if (text !== 'nothing') writeFileSync('test-results/contract.json', text);
  expect(jestTally('contract')).toEqual({ passed: 0, failed: 1, skipped: [] });
});
