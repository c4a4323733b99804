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

/** In place of npm: notes what it is asked for, does this, and installs a package. */
function provideNpm(first: string): void {
  const installs = 'mkdir -p node_modules/.bin\ntouch node_modules/next node_modules/.package-lock.json\n';
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> ${folder}/asked\n${first}\n${installs}`);
  chmodSync(join(folder, 'npm'), 0o755);
}

/** What npm is asked for when this is installed. */
function asked(options: { withDevelopment?: boolean } = {}): string[] {
  rmSync(join(folder, 'asked'), { force: true });
  const script = `import { install } from ${JSON.stringify(program)}; install(${JSON.stringify(options)});`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
  return existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [];
}

const FRESH = ['ci --loglevel=error --omit=dev --replace-registry-host=always --fetch-retries=0'];
const ALONE = ['install --no-save --loglevel=error --omit=dev'];
const WHOLE = ['install --no-save --loglevel=error --include=dev'];

test('a start installs the packages of the site alone, once', () => {
  expect([asked(), asked()]).toEqual([FRESH, []]);
  expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual([
    '.bin',
    '.installed',
    '.package-lock.json',
    'next',
  ]);
});

test('a first installation tells npm the settings of the folder and the address of each package', () => {
  writeFileSync(join(folder, '.npmrc'), 'registry=https://npm.campus.edu.np/');
  const packages = {
    '': { name: 'campus' },
    'node_modules/@a/b': { version: '1.0.0', integrity: 'sha512-b' },
    'node_modules/@a/b/node_modules/c': { version: '2.0.0' },
    'node_modules/alias': { name: '@d/e', version: '3.0.0' },
    'node_modules/elsewhere': { version: '4.0.0', resolved: 'https://example.org/f.tgz' },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  provideNpm(`cat .npmrc package-lock.json > ${folder}/told`);
  asked();
  const [, settings = '', lock = ''] = /^(.*\/)(\{.*)$/s.exec(readFileSync(join(folder, 'told'), 'utf8')) ?? [];
  expect(settings).toBe('registry=https://npm.campus.edu.np/');
  expect(JSON.parse(lock).packages).toEqual({
    '': { name: 'campus' },
    'node_modules/@a/b': {
      version: '1.0.0',
      integrity: 'sha512-b',
      resolved: 'https://registry.invalid/@a/b/-/b-1.0.0.tgz',
    },
    'node_modules/@a/b/node_modules/c': { version: '2.0.0', resolved: 'https://registry.invalid/c/-/c-2.0.0.tgz' },
    'node_modules/alias': { name: '@d/e', version: '3.0.0', resolved: 'https://registry.invalid/@d/e/-/e-3.0.0.tgz' },
    'node_modules/elsewhere': { version: '4.0.0', resolved: 'https://example.org/f.tgz' },
  });
});

test('where a registry has packages at other addresses npm finds them by itself', () => {
  provideNpm('[ "$1" != ci ] || exit 1');
  expect(asked()).toEqual([...FRESH, ...ALONE]);
  expect(existsSync(join(folder, 'node_modules/.fresh'))).toBe(false);
});

test('a first installation that was broken off begins anew', () => {
  mkdirSync(join(folder, 'node_modules/.fresh/node_modules/half'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true });
  expect(asked()).toEqual(FRESH);
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('half');
});

test('tests add those of development, once, and a start then leaves them', () => {
  asked();
  expect(asked({ withDevelopment: true })).toEqual(WHOLE);
  expect([asked({ withDevelopment: true }), asked()]).toEqual([[], []]);
});

test('after an update a start installs again as much as there was', () => {
  asked();
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  expect(asked()).toEqual(ALONE);
  asked({ withDevelopment: true });
  writeFileSync(join(folder, 'package-lock.json'), '{  }');
  expect(asked()).toEqual(WHOLE);
});

test('packages that were removed are installed again', () => {
  asked();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(asked()).toEqual(FRESH);
});

test('what the site and its build import is among the packages of the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = globSync([
    '{app,campus-api,components,content,lib,server}/**/*.{ts,tsx}',
    'scripts/{bootstrap,commands,doctor}/*.{ts,mjs}',
    'scripts/steps/{build,precompress,run,stand-alone,trace-files}.ts',
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
  // Of the framework itself.
  packages.delete('@next/env');
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  // Without these its build installs packages by itself.
  for (const name of ['typescript', '@types/react', '@types/node']) expect(dependencies).toHaveProperty([name]);
});
