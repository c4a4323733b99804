import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import { modules } from '#scripts/layers/modules.ts';
import { changedFiles, endToEndFiles, pathInTable, testsFor } from './changed.ts';
import { readImporters, relatedTests } from './nearest-tests.ts';
import { type Part, type PartResult, runProgram } from './part.ts';
import { parts, selectParts } from './parts.ts';
import { proofNotes, readRecord, unprovenParts, writeRecord } from './record.ts';
import { groupParts, runParts, startUsage, timeLines } from './run.ts';
import { corpusFiles } from './slow-unit-files.mjs';
import { fullProjects, separateFolders } from './spec-files.ts';
import { checkTally, closingLines, e2eTally, jestTally, type Tally } from './tally.ts';

describe('proof', () => {
  const here = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-proof-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  const result = (more: Partial<PartResult> = {}): PartResult => ({
    passed: 1,
    failed: [],
    retried: [],
    skipped: [],
    missing: null,
    wallSeconds: 2,
    processorSeconds: 1,
    ...more,
  });

  /** A part that runs a script of the shell. */
  const shellPart = (name: string, script: string, more: Partial<Part> = {}): Part => ({
    name,
    title: `part ${name}`,
    program: 'sh',
    args: ['-c', script],
    readTally: (hasPassed) => checkTally(`part ${name}`, hasPassed),
    ...more,
  });

  /** Lines that a run of these parts prints. */
  async function linesOf(...some: Part[]): Promise<string[]> {
    const log = jest.spyOn(console, 'log').mockImplementation();
    await runParts(some);
    return log.mock.calls.flat().map(String);
  }

  function commit(): string {
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
    git('init', '--quiet');
    writeFileSync('.gitignore', 'test-results\n.proof\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'add a file');
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  }

  describe('the parts', () => {
    test('have different names, and every end-to-end file belongs to exactly one', () => {
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
      const specs = globSync('{e2e,deploy}/**/*.spec.ts', { cwd: here });
      const named = (file: string) =>
        Object.entries(fullProjects).filter(([, { folder: top, files }]) =>
          files.some((pattern) => matchesGlob(file, `${top}/${pattern}`)),
        );
      for (const file of specs) {
        const isInRest = file.startsWith('e2e/');
        expect([file, named(file).length]).toEqual([file, isInRest && named(file).length === 0 ? 0 : 1]);
      }
      for (const [name, { folder: top, files }] of Object.entries(fullProjects))
        for (const pattern of files)
          expect([name, pattern, globSync(`${top}/${pattern}`, { cwd: here }).length]).not.toEqual([name, pattern, 0]);
      for (const pattern of separateFolders)
        expect(globSync(`e2e/${pattern.replace('**', 'playwright.config.ts')}`, { cwd: here })).toHaveLength(1);
      expect(corpusFiles.filter((file) => !existsSync(join(here, file)))).toEqual([]);
    });

    test('for every change are eight, and the build comes before its users', () => {
      const names = parts.filter(({ isForEveryChange }) => isForEveryChange).map(({ name }) => name);
      expect(names).toEqual(['lint', 'browsers', 'structure', 'types', 'unit', 'build', 'contract', 'pages']);
      const needing = parts.filter(({ needsBuild }) => needsBuild);
      expect(needing.every((part) => parts.indexOf(part) > names.indexOf('build'))).toBe(true);
    });

    test('run by name with the build that they need; an unknown name lists the known ones', () => {
      expect(selectParts(['front', 'cluster']).map(({ name }) => name)).toEqual(['build', 'cluster', 'front']);
      expect(selectParts(['image']).map(({ name }) => name)).toEqual(['image']);
      expect(selectParts([])).toHaveLength(parts.length);
      expect(selectParts([], ['image'])).toEqual(parts.filter(({ name }) => name !== 'image'));
      expect(() => selectParts(['clusters'])).toThrow(/^Unknown part clusters; known parts: lint, .* cluster, /);
    });

    test('in parallel are neighbours only', () => {
      const [one, two, three] = [
        shellPart('one', '', { isParallel: true }),
        shellPart('two', '', { isParallel: true }),
        shellPart('three', ''),
      ];
      expect(groupParts([one, two, three, one]).map((group) => group.map(({ name }) => name))).toEqual([
        ['one', 'two'],
        ['three'],
        ['one'],
      ]);
    });
  });

  describe('a run', () => {
    test('prints failed and skipped parts with the reason, and fails', async () => {
      const lines = await linesOf(
        shellPart('good', 'echo unseen', { isParallel: true }),
        shellPart('bad', 'echo seen; exit 3', { isParallel: true }),
        shellPart('absent', 'exit 1', { missingReason: () => 'nginx is not installed' }),
      );
      expect(lines).toContain('seen');
      expect(lines).not.toContain('unseen');
      expect(lines.slice(-5)).toEqual([
        '1 skipped, nginx is not installed:',
        '  part absent',
        '1 failed:',
        '  part bad',
        '1 passed, 1 failed, 1 skipped',
      ]);
      expect(process.exitCode).toBe(1);
    });

    test('counts a program that fails without a failed test in its report', async () => {
      const lines = await linesOf(shellPart('odd', 'exit 1', { readTally: () => checkTally('', true) }));
      expect(lines.slice(-2)).toEqual(['  part odd: the program failed', '1 passed, 1 failed']);
    });

    test('does not run parts on a build that failed', async () => {
      const lines = await linesOf(
        shellPart('build', 'exit 1'),
        shellPart('pages', 'touch pages-ran', { needsBuild: true }),
      );
      expect(existsSync('pages-ran')).toBe(false);
      expect(lines.slice(-3)).toEqual([
        '  part build',
        '  part pages: not run, as the build failed',
        '0 passed, 2 failed',
      ]);
    });

    test('measures the processor time of children, and prints it by part', async () => {
      const use = startUsage();
      await runProgram(shellPart('busy', 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done'));
      expect(use()).toBeGreaterThan(0);
      const lines = timeLines(new Map([['busy', result({ processorSeconds: 0.5 })]]));
      expect(lines).toEqual([
        'Seconds              wall processor',
        'busy                  2.0      0.5',
        'in all                  –      0.5',
      ]);
    });
  });

  describe('the record of a commit', () => {
    const names = ['unit', 'live'];

    test('collects the parts of several runs, and only for unchanged files', () => {
      const id = commit();
      writeRecord(new Map([['unit', result()]]));
      expect(unprovenParts(readRecord(id), names)).toEqual(['live did not run']);
      expect(writeRecord(new Map([['live', result({ passed: 2 })]]))).toBe(
        `The result is recorded in .proof/${id}.json.`,
      );
      expect(unprovenParts(readRecord(id), names)).toEqual([]);
      writeFileSync('new.ts', '');
      expect(writeRecord(new Map([['unit', result({ failed: ['a test'] })]]))).toContain('not committed');
      expect(unprovenParts(readRecord(id), names)).toEqual([]);
    });

    test('with a failed part, or unreadable, proves nothing', () => {
      const id = commit();
      writeRecord(
        new Map([
          ['unit', result()],
          ['live', result({ failed: ['a step'] })],
        ]),
      );
      expect(unprovenParts(readRecord(id), names)).toEqual(['live failed']);
      writeFileSync(`.proof/${id}.json`, '{');
      expect(unprovenParts(readRecord(id), names)).toEqual(['unit did not run', 'live did not run']);
    });

    test('for another commit, or in a folder without git, proves nothing', () => {
      expect(writeRecord(new Map([['unit', result()]]))).toBe('The result is not recorded: there is no commit.');
      const id = commit();
      mkdirSync('.proof');
      writeFileSync(`.proof/${'0'.repeat(40)}.json`, '{}');
      expect(unprovenParts(readRecord(id), names)).toHaveLength(2);
    });

    test('is summed up in the notes of the release, with the skipped parts and the missing ones', () => {
      const id = commit();
      const skipped = [{ title: 'part live', reason: 'only root may start a machine' }];
      writeRecord(
        new Map([
          ['unit', result({ passed: 40 })],
          ['live', result({ passed: 0, skipped })],
        ]),
      );
      expect(proofNotes(readRecord(id), [])).toBe(
        '## Tests\n\n40 tests in 2 parts passed for this commit.\n- Not tested: live, only root may start a machine.\n',
      );
      expect(proofNotes(null, ['unit did not run'])).toBe(
        '## Tests\n\nThis commit was released without all of its tests: unit did not run.\n',
      );
    });
  });

  test('a release is refused for a commit without its record, and is begun for one as untested', () => {
    const id = commit();
    const release = (...args: string[]) =>
      spawnSync('node', [join(here, 'scripts/commands/release.ts'), ...args], { encoding: 'utf8' }).stderr;
    const refusal = `✗ The commit ${id.slice(0, 8)} is not proven (.proof): lint did not run,`;
    expect(release()).toContain(refusal);
    expect(existsSync('release')).toBe(false);
    // Without a package of Node.
    expect(release('--untested')).toContain('A release contains Node');
  });
});

describe('tally', () => {
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
});

describe('changed', () => {
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
    expect(tests).toContainEqual(['scripts/proof/proof.test.ts', 1]);
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
    const { unit, endToEnd } = testsFor(['scripts/proof/proof.test.ts', 'e2e/menu.spec.ts'], importers);
    expect(unit).toEqual(['scripts/proof/proof.test.ts']);
    expect(endToEnd).toEqual(expect.arrayContaining(['e2e/menu.spec.ts']));
  });

  test('an unknown commit has no changed files', () => {
    expect(changedFiles('no-such-commit')).toBeNull();
  });
});
