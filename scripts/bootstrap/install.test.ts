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
  const script = `import { install } from ${JSON.stringify(program)}; await install(${JSON.stringify(options)});`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
  return existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [];
}

const FRESH = ['ci --loglevel=error --omit=dev'];
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

test('an installation that was interrupted is completed', () => {
  mkdirSync(join(folder, 'node_modules/next'), { recursive: true });
  expect(asked()).toEqual(ALONE);
});

test('an installation that fails ends with a message and leaves no stamp', () => {
  provideNpm('exit 1');
  expect(() => asked()).toThrow('could not be installed');
  expect(existsSync(join(folder, 'node_modules/.installed'))).toBe(false);
});

test('packages that were installed without this stay, and npm adds what is missing', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(asked()).toEqual(ALONE);
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
