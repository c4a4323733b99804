import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const program = resolve('scripts/bootstrap/install.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'package.json'), '{}');
  provideNpm('');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces npm by a script that logs its arguments, runs `first`, and installs a package. */
function provideNpm(first: string): void {
  const installs = 'mkdir -p node_modules/.bin\ntouch node_modules/next node_modules/.package-lock.json\n';
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> ${folder}/npmCalls\n${first}\n${installs}`);
  chmodSync(join(folder, 'npm'), 0o755);
}

/** Returns the arguments of npm's calls during an installation. */
function npmCalls(options: { withDevelopment?: boolean } = {}): string[] {
  rmSync(join(folder, 'npmCalls'), { force: true });
  const script = `import { install } from ${JSON.stringify(program)}; await install(${JSON.stringify(options)});`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
  return existsSync(join(folder, 'npmCalls')) ? readFileSync(join(folder, 'npmCalls'), 'utf8').trim().split('\n') : [];
}

const FRESH = ['ci --loglevel=error --omit=dev'];
const ALONE = ['install --no-save --loglevel=error --omit=dev'];
const WHOLE = ['install --no-save --loglevel=error --include=dev'];

test('a start installs only the packages of the site, once', () => {
  expect([npmCalls(), npmCalls()]).toEqual([FRESH, []]);
  expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual([
    '.bin',
    '.installed',
    '.package-lock.json',
    'next',
  ]);
});

test('an installation that was interrupted is completed', () => {
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true });
  expect(npmCalls()).toEqual(ALONE);
});

test('an installation that fails ends with a message and leaves no stamp', () => {
  provideNpm('exit 1');
  expect(() => npmCalls()).toThrow('could not be installed');
  expect(existsSync(join(folder, 'node_modules/.installed'))).toBe(false);
});

test('packages that were installed by other means stay, and npm adds the missing ones', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(npmCalls()).toEqual(ALONE);
});

test('tests add the development packages once, and a later start does not remove them', () => {
  npmCalls();
  expect(npmCalls({ withDevelopment: true })).toEqual(WHOLE);
  expect([npmCalls({ withDevelopment: true }), npmCalls()]).toEqual([[], []]);
});

test('after an update a start installs the same set of packages again', () => {
  npmCalls();
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  expect(npmCalls()).toEqual(ALONE);
  npmCalls({ withDevelopment: true });
  writeFileSync(join(folder, 'package-lock.json'), '{  }');
  expect(npmCalls()).toEqual(WHOLE);
});

test('packages that were removed are installed again', () => {
  npmCalls();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(npmCalls()).toEqual(FRESH);
});

test('all imports of the site and of its build are packages of the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = globSync([
    '{app,campus-api,components,content,lib,server}/**/*.{ts,tsx}',
    'scripts/{bootstrap,commands,doctor}/*.{ts,mjs}',
    'scripts/steps/{build,precompress,run,export-site,trace-files}.ts',
    '*.{ts,mjs}',
  ]).filter(
    (file) =>
      !/(^|\/)testing\/|\.test\.tsx?$|^(jest|playwright)\.|scripts\/commands\/(test|bench|browser|structure)/.test(
        file,
      ),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export) (?!type )[^;]*?from '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm,
      ),
    ].map(([, from, inCode]) => from ?? inCode ?? ''),
  );
  const packages = new Set(
    imported
      .filter((name) => !isBuiltin(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  );
  expect(packages.size).toBeGreaterThan(20);
  // A dependency of the framework.
  packages.delete('@next/env');
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  // Without these its build would install packages.
  for (const name of ['typescript', '@types/react', '@types/node']) expect(dependencies).toHaveProperty([name]);
});
