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
import { shares } from './fresh-packages.mjs';

interface Locked {
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const runsHere = (its: string[] | undefined, ...names: string[]) => !its || names.some((name) => its.includes(name));

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

/** Two at once, each with its share. */
const FRESH = Array(2).fill('ci --loglevel=error --omit=dev --replace-registry-host=always --fetch-retries=0');
const ALONE = ['install --no-save --loglevel=error --omit=dev'];
const WHOLE = ['install --no-save --loglevel=error --include=dev'];

test('a start installs the packages of the site alone, once', () => {
  expect([asked(), asked()]).toEqual([FRESH, []]);
  expect(readdirSync(join(folder, 'node_modules')).sort()).toEqual(['.bin', '.installed', 'next']);
});

test('a first installation tells each npm the settings of the folder, and its share of the packages with their addresses', () => {
  writeFileSync(join(folder, '.npmrc'), 'registry=https://npm.campus.edu.np/');
  const packages = {
    '': { name: 'campus', dependencies: { next: '^1.0.0', alias: '3.0.0' }, optionalDependencies: { n: '5.0.0' } },
    'node_modules/@img/b': { version: '7.0.0', optional: true, os: ['linux'], dependencies: { c: '^2.0.0' } },
    'node_modules/alias': { name: '@d/e', version: '3.0.0', peerDependencies: { next: '*' } },
    'node_modules/alias/node_modules/c': { version: '2.0.0', integrity: 'sha512-c' },
    'node_modules/elsewhere': { version: '4.0.0', resolved: 'https://example.org/f.tgz' },
    'node_modules/n': { version: '5.0.0', optional: true, cpu: ['x64'] },
    'node_modules/next': {
      version: '1.0.0',
      bin: { next: 'bin/next' },
      dependencies: { alias: '^3.0.0' },
      optionalDependencies: { '@img/b': '^7.0.0' },
    },
    'node_modules/test': { version: '6.0.0', dev: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  provideNpm(`share=$(basename $PWD); cat package.json .npmrc package-lock.json > ${folder}/share-$share`);
  asked();
  const told = ['0', '1'].map((share) => {
    const text = readFileSync(join(folder, `share-${share}`), 'utf8');
    const [, root = '', settings, lock = ''] = /^(\{.*\})(registry=.*\/)(\{.*)$/s.exec(text) ?? [];
    expect(settings).toBe('registry=https://npm.campus.edu.np/');
    const { packages: its } = JSON.parse(lock);
    expect(its['']).toEqual(JSON.parse(root));
    return its;
  });
  const alone = { dependencies: {}, optionalDependencies: {} };
  expect(told).toEqual([
    {
      '': { dependencies: { next: '1.0.0' }, optionalDependencies: {} },
      'node_modules/@img/b': {
        ...alone,
        version: '7.0.0',
        optional: true,
        os: ['linux'],
        resolved: 'https://registry.invalid/@img/b/-/b-7.0.0.tgz',
      },
      'node_modules/next': {
        ...alone,
        version: '1.0.0',
        bin: { next: 'bin/next' },
        optionalDependencies: { '@img/b': '^7.0.0' },
        resolved: 'https://registry.invalid/next/-/next-1.0.0.tgz',
      },
    },
    {
      '': { dependencies: { alias: 'npm:@d/e@3.0.0', elsewhere: '4.0.0' }, optionalDependencies: { n: '5.0.0' } },
      'node_modules/alias': {
        name: '@d/e',
        version: '3.0.0',
        dependencies: { c: '2.0.0' },
        optionalDependencies: {},
        resolved: 'https://registry.invalid/@d/e/-/e-3.0.0.tgz',
      },
      'node_modules/alias/node_modules/c': {
        ...alone,
        version: '2.0.0',
        integrity: 'sha512-c',
        resolved: 'https://registry.invalid/c/-/c-2.0.0.tgz',
      },
      'node_modules/elsewhere': { ...alone, version: '4.0.0', resolved: 'https://example.org/f.tgz' },
      'node_modules/n': {
        ...alone,
        version: '5.0.0',
        optional: true,
        cpu: ['x64'],
        resolved: 'https://registry.invalid/n/-/n-5.0.0.tgz',
      },
    },
  ]);
});

test('what a package has for each platform is in its share, and what that one needs there', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shareOfName = (name: string) => shares.findIndex((isIn) => isIn(name));
  const apart = Object.entries(packages)
    // An optional package without a platform belongs to one of a platform that nobody has.
    .filter(([place, { dev, optional, os, cpu }]) => place && !dev && (!optional || os || cpu))
    .filter(([, { os, cpu }]) => runsHere(os, 'linux', 'darwin') && runsHere(cpu, 'x64', 'arm64'))
    .flatMap(([place, { optional, dependencies, optionalDependencies }]) =>
      Object.keys({ ...optionalDependencies, ...(optional && dependencies) })
        .filter((name) => shareOfName(name) !== shareOfName(place.replace(/^node_modules\/((@[^/]+\/)?[^/]+).*/, '$1')))
        .map((name) => `${place}: ${name}`),
    );
  expect(apart).toEqual([]);
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
