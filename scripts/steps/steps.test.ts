import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { buildOutput } from '#server/next-adapter/build-output.ts';
import { ensureChromium } from './chromium.ts';
import { extractDebian, installDebian } from './debian.ts';
import { addPrograms } from './external-services.ts';

describe('build', () => {
  const program = resolve('scripts/steps/build.ts');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-build-step-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { standalone, serviceWorker: _, ...always } = buildOutput;
    // Replaces the framework: logs its call, and creates the output of a build.
    const next = `#!/bin/sh
echo "build \${SITE_SERVED_HERE:-whole}" >> calls
mkdir -p ${Object.values(always).join(' ')} ${buildOutput.pages}/en ${buildOutput.pages}/ne
for locale in en ne; do echo '<!DOCTYPE html><html><head></head><body><main></main></body></html>' > ${buildOutput.pages}/$locale/notice.html; done
[ -n "$SITE_SERVED_HERE" ] || mkdir -p ${standalone}\n`;
    writeFileSync(join(folder, 'next'), next);
    chmodSync(join(folder, 'next'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns the calls of the framework during a build. */
  function calls(options: { isServedHere?: boolean } = {}): string[] {
    rmSync(join(folder, 'calls'), { force: true });
    const script = `import { build } from ${JSON.stringify(program)}; build(${JSON.stringify(options)});`;
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    execFileSync('node', ['--input-type=module', '--eval', script], { cwd: folder, env, stdio: 'pipe' });
    return existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : [];
  }

  test('a start builds only the parts that are served from here, once', () => {
    expect([calls({ isServedHere: true }), calls({ isServedHere: true })]).toEqual([['build 1'], []]);
    expect(existsSync(join(folder, buildOutput.standalone))).toBe(false);
  });

  test('an exportable build is made once, and a start then reuses it', () => {
    calls({ isServedHere: true });
    expect([calls(), calls(), calls({ isServedHere: true })]).toEqual([['build whole'], [], []]);
  });

  test('nothing is built in a folder from which a site is being served, and the error names the remedy', async () => {
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server/main.ts'), "console.log('serves'); setInterval(() => undefined, 1000);");
    const site = spawn(process.execPath, ['server/main.ts'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(site.stdout, 'data');
    expect(calls).toThrow(new RegExp(`served from this folder \\(process ${site.pid}\\).* Stop it first`));
    site.kill();
    await once(site, 'exit');
    expect(calls()).toEqual(['build whole']);
  });

  test('a start builds again after a change, also after an exportable build', () => {
    calls();
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    expect(calls({ isServedHere: true })).toEqual(['build 1']);
  });

  test('a change of tests alone builds nothing', () => {
    calls();
    for (const name of ['app/__snapshots__/a.test.ts.snap', 'lib/a.test.ts', 'lib/b.test.tsx', 'lib/testing/a.ts']) {
      mkdirSync(join(folder, dirname(name)), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    expect(calls()).toEqual([]);
    writeFileSync(join(folder, 'lib/contest.ts'), '');
    expect(calls()).toEqual(['build whole']);
  });
});

describe('chromium', () => {
  const { PATH, CHROME_PATH } = process.env;
  const { platform } = process;
  const folder = mkdtempSync(join(tmpdir(), 'campus-chromium-'));
  const logFile = join(folder, 'apt-get.log');

  function fake(name: string, script: string): void {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  /** Returns the output of `ensureChromium` with an installed Chromium and these fonts for Nepali. */
  function lookAround(fonts: string): string {
    writeFileSync(logFile, '');
    fake('fc-list', fonts && `echo ${fonts}`);
    fake('apt-get', `echo "$@" >> ${logFile}`);
    process.env.PATH = `${folder}:${PATH}`;
    process.env.CHROME_PATH = process.execPath;
    Object.defineProperty(process, 'platform', { value: 'linux', configurable: true });
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    const log = jest.spyOn(console, 'log').mockImplementation();
    ensureChromium();
    return log.mock.calls.flat().join('\n');
  }

  afterEach(() => {
    Object.assign(process.env, { PATH, CHROME_PATH: CHROME_PATH ?? '' });
    Object.defineProperty(process, 'platform', { value: platform });
    jest.restoreAllMocks();
  });

  test('nothing is installed if Chromium draws Nepali', () => {
    expect(lookAround('Lohit-Devanagari.ttf')).toBe('');
    expect(readFileSync(logFile, 'utf8')).toBe('');
  });

  test('a missing font for Nepali is installed; a failed installation prints a warning', () => {
    expect(lookAround('')).toContain('No font has Nepali');
    expect(readFileSync(logFile, 'utf8')).toMatch(/install .*fontconfig fonts-lohit-deva/);
  });
});

describe('debian', () => {
  const { PATH } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'campus-debian-'));
  const logFile = join(folder, 'apt-get.log');

  /** Replaces apt-get by a script that logs its arguments, and fails if one of them is `failing`. */
  function fakeAptGet(failing: string): void {
    writeFileSync(logFile, '');
    const words = `for word in "$@"; do case $word in ${failing}) exit 100;; esac; done`;
    writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${logFile}\n${words}\n`, { mode: 0o755 });
  }

  function becomeUser(rank: number): void {
    jest.spyOn(process, 'getuid').mockReturnValue(rank);
    jest.spyOn(console, 'log').mockImplementation();
    process.env.PATH = `${folder}:${PATH}`;
  }

  function isInstalled(rank: number): boolean {
    becomeUser(rank);
    return installDebian('redis-server', 'openssl');
  }

  afterEach(() => {
    process.env.PATH = PATH;
    jest.restoreAllMocks();
  });

  test('root installs the requested packages, and upgrades none', () => {
    fakeAptGet('never');
    expect(isInstalled(0)).toBe(true);
    const calls = readFileSync(logFile, 'utf8').trim().split('\n');
    expect(calls.map((line) => line.split(' ').find((word) => !/^-|[:=]/.test(word)))).toEqual([
      undefined,
      'update',
      'install',
    ]);
    expect(calls.at(-1)).toMatch(/ --no-upgrade .*redis-server openssl$/);
  });

  test.each(['update', 'install'])(
    'if apt-get %s fails, the packages count as missing and nothing is thrown',
    (word) => {
      fakeAptGet(word);
      expect(isInstalled(0)).toBe(false);
    },
  );

  test('users other than root install nothing', () => {
    fakeAptGet('never');
    expect(isInstalled(1000)).toBe(false);
    expect(readFileSync(logFile, 'utf8')).toBe('');
  });

  /** Replaces apt-get by a script that logs its arguments, and puts a package with a server and its post-installation script into the folder for archives. */
  function fakeDownload(): void {
    const made = join(folder, 'package');
    mkdirSync(join(made, 'DEBIAN'), { recursive: true });
    mkdirSync(join(made, 'usr/sbin'), { recursive: true });
    writeFileSync(
      join(made, 'DEBIAN/control'),
      'Package: a-server\nVersion: 1\nArchitecture: all\nMaintainer: a\nDescription: a\n',
    );
    writeFileSync(join(made, 'DEBIAN/postinst'), `#!/bin/sh\ntouch ${folder}/installed\n`, { mode: 0o755 });
    writeFileSync(join(made, 'usr/sbin/a-server'), '#!/bin/sh\necho serves\n', { mode: 0o755 });
    writeFileSync(logFile, '');
    const build = `for word in "$@"; do case $word in Dir::Cache::archives=*) dpkg-deb --build ${made} "\${word#*=}/a.deb" >/dev/null;; esac; done`;
    writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${logFile}\n${build}\n`, { mode: 0o755 });
  }

  const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0;

  (hasDpkg ? test : test.skip)('a package is extracted into a folder once, and is not installed', () => {
    fakeDownload();
    becomeUser(0);
    const root = join(folder, 'root');
    expect([extractDebian(root, 'a-server'), extractDebian(root, 'a-server')]).toEqual([true, true]);
    const [, , download, ...others] = readFileSync(logFile, 'utf8').trim().split('\n');
    expect(others).toEqual([]);
    expect(download).toMatch(/ install -y --download-only .* a-server$/);
    expect(existsSync(join(folder, 'installed'))).toBe(false);
    const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH };
    addPrograms(root, environment);
    expect(spawnSync('a-server', { env: environment, encoding: 'utf8' }).stdout).toBe('serves\n');
  });

  test('if a download fails, the packages count as missing and the next run tries again', () => {
    fakeAptGet('install');
    becomeUser(0);
    const root = join(folder, 'missing');
    expect(extractDebian(root, 'a-server')).toBe(false);
    expect(existsSync(root)).toBe(false);
  });
});
