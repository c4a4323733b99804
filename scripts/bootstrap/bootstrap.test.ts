import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { pathToFileURL } from 'node:url';
import { platforms, unsupportedReason } from './install.mjs';
import { isSupportedNode } from './node.mjs';

describe('node', () => {
  test.each([
    ['24.15.0', true],
    ['24.21.0', true],
    ['24.14.9', false],
    ['20.20.2', false],
    ['26.0.0', false],
  ])('Node %s runs the site: %s', (version, isSupported) => {
    expect(isSupportedNode(version)).toBe(isSupported);
  });

  /** Runs `findNode` on a machine with this version of Node. */
  function choose(version: string, others: string[]) {
    const machine = { versions: { node: version }, execPath: '/of/the/machine', platform: 'darwin', arch: 'arm64' };
    const code = `import { findNode } from ${JSON.stringify(pathToFileURL('scripts/bootstrap/node.mjs').href)};
    console.log(findNode(${JSON.stringify(others)}, ${JSON.stringify(machine)}));`;
    return spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  }

  test('a supported Node of the machine is used, else the one among the packages', () => {
    expect(choose('24.16.0', [process.execPath]).stdout.trim()).toBe('/of/the/machine');
    expect(choose('20.20.2', ['/is/not/there', process.execPath]).stdout.trim()).toBe(process.execPath);
  });

  test('without a supported Node the message names the required version', () => {
    const { status, stderr } = choose('20.20.2', ['/is/not/there']);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      '✗ Node 24.15 or a newer Node 24 is required; this is 20.20.2, and no package provides it for darwin on arm64. Install it from https://nodejs.org.',
    ]);
  });
});

describe('platform', () => {
  interface Locked {
    version: string;
    integrity?: string;
    os?: string[];
    cpu?: string[];
    libc?: string[];
    optionalDependencies?: Record<string, string>;
  }

  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries(packages);

  /** The package of this name that a package at a path of the lock file would load. */
  function resolved(name: string, from: string): Locked | undefined {
    const folders = from
      .split('/node_modules/')
      .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
    return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
      .map((path) => packages[path.replace(/^\//, '')])
      .find((entry) => entry !== undefined);
  }

  test('the lock file contains the optional dependencies of each platform, so that `npm ci` accepts it', () => {
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !resolved(name, path)),
    );
    expect(missing).toEqual([]);
  });

  test.each(platforms)('each native package has a version for $platform on $arch', ({ platform, arch, libc }) => {
    const fits = ({ os = [], cpu = [], libc: its }: Locked) =>
      os.includes(platform) && cpu.includes(arch) && (!libc || !its || its.includes(libc));
    const families = {
      '@biomejs/cli-': 1,
      '@img/sharp-': 2,
      '@next/swc-': 1,
      '@typescript/typescript-': 1,
      '@unrs/resolver-binding-': 1,
    };
    for (const [family, count] of Object.entries(families)) {
      const matching = locked.filter(([path, its]) => path.startsWith(`node_modules/${family}`) && fits(its));
      expect([family, matching.length]).toEqual([family, count]);
    }
  });

  test.each(platforms.filter(({ platform }) => platform === 'linux'))(
    'packages installed on $platform on $arch have a hash and include Node',
    ({ arch }) => {
      const here = locked.filter(
        ([path, { os, cpu, libc }]) =>
          path !== '' && (!os || os.includes('linux')) && (!cpu || cpu.includes(arch)) && !libc?.includes('musl'),
      );
      expect(here.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
      expect(here.map(([path]) => path)).toContain(`node_modules/node-linux-${arch}`);
    },
  );

  /** Packages named after a format of a system, which run everywhere: signed statements of Android's passkeys. */
  const formats = ['node_modules/@peculiar/asn1-android'];

  test('no package of the lock file is for another platform than its name states', () => {
    const named = locked.flatMap(([path, { os = [] }]) => {
      if (formats.includes(path)) return [];
      const [, system] = /[-/](darwin|win32|android|freebsd)(-|$)/.exec(path) ?? [];
      return system && !os.includes(system) ? [path] : [];
    });
    expect(named).toEqual([]);
  });

  test.each([
    [{ platform: 'linux', arch: 'x64', glibc: '2.36' }, null],
    [{ platform: 'darwin', arch: 'arm64' }, null],
    [{ platform: 'linux', arch: 'x64', glibc: '' }, 'linux on x64 without glibc'],
    [{ platform: 'win32', arch: 'x64' }, 'win32 on x64'],
    [{ platform: 'linux', arch: 'riscv64', glibc: '2.36' }, 'linux on riscv64'],
  ])('a build on %o is allowed or rejected with a message', (machine, named) => {
    const sentence = unsupportedReason(machine);
    if (named === null) expect(sentence).toBeNull();
    else expect(sentence).toMatch(new RegExp(`^The site does not build on ${named}: .*WSL`));
  });
});

describe('install', () => {
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
    return existsSync(join(folder, 'npmCalls'))
      ? readFileSync(join(folder, 'npmCalls'), 'utf8').trim().split('\n')
      : [];
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
    rmSync(join(folder, 'node_modules/.installed'));
    mkdirSync(join(folder, 'node_modules/jest'));
    expect(npmCalls()).toEqual(WHOLE);
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
      '{app,campus-api,components,content,lib,packages,server}/**/*.{ts,tsx}',
      'scripts/{bootstrap,commands,doctor}/*.{ts,mjs}',
      'scripts/steps/{build,precompress,run,export-site,trace-files}.ts',
      '*.{ts,mjs}',
    ]).filter(
      (file) =>
        !/(^|\/)testing\/|\.test\.tsx?$|^(jest|playwright)\.|scripts\/commands\/(test|bench|browser|structure|mutate|pictures)/.test(
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
});

describe('supervise', () => {
  jest.setTimeout(60_000);

  const address = (file: string) => JSON.stringify(pathToFileURL(file).href);
  let folder: string;
  let supervisor: ChildProcess;
  let printed: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-supervise-'));
    printed = '';
  });
  afterEach(() => {
    supervisor.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  /** Writes a program with this code, after the imports of a supervised process. It runs until a signal. */
  function program(name: string, code: string): string {
    const file = join(folder, `${name}.ts`);
    writeFileSync(
      file,
      `import { endWithSupervisor, reportServing, requestStart } from ${address('lib/platform/runtime/supervisor.ts')};
    import { spawn } from 'node:child_process';
    setInterval(() => undefined, 1000);
    process.once('SIGTERM', () => process.exit(0));
    endWithSupervisor();
    ${code}
    console.log(\`${name} runs as \${process.pid}.\`);`,
    );
    return file;
  }

  const served = 'reportServing();';

  function supervise(main: { file: string; firstFile?: string }, other?: string): void {
    const others = other ? [{ name: 'other', file: other }] : [];
    const code = `import { supervise } from ${address('scripts/bootstrap/supervise.mjs')};
    supervise(${JSON.stringify({ name: 'main', ...main })}, ${JSON.stringify(others)}, { intervalMs: 50, timeoutMs: 1000, failures: 3 });`;
    const args = ['--no-warnings', '--input-type=module', '--eval', code];
    supervisor = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [supervisor.stdout, supervisor.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  }

  /** Waits until a program has printed at least this many process ids, and returns them. */
  async function pids(name: string, atLeast = 1): Promise<number[]> {
    for (;;) {
      const ids = [...printed.matchAll(new RegExp(`^${name} runs as (\\d+)\\.$`, 'gm'))].map(([, pid]) => Number(pid));
      if (ids.length >= atLeast) return ids;
      if (supervisor.exitCode !== null) throw new Error(`the supervisor ended:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function runs(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  async function haveEnded(...all: (number | undefined)[]): Promise<void> {
    while (all.some((pid) => pid !== undefined && runs(pid))) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  test('a killed program is restarted, its children are ended, and the log has the signal', async () => {
    const helper = `const helper = spawn('sleep', ['600']); console.log(\`helper runs as \${helper.pid}.\`);`;
    supervise({ file: program('main', helper + served) });
    const [first = 0] = await pids('main');
    const [helperPid] = await pids('helper');
    process.kill(first, 'SIGKILL');
    const [, second = 0] = await pids('main', 2);
    expect(second).not.toBe(first);
    await haveEnded(helperPid);
    expect(printed).toMatch(/"level":"error".*"program":"main","code":null,"signal":"SIGKILL","restartMs":1000,/);
  });

  const serve = `import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      console.log(request.method + ' ' + request.url);
      response.writeHead(503).end();
    }).listen(0, '127.0.0.1', () => reportServing('http://127.0.0.1:' + server.address().port + '/login'));`;

  test('a program that hangs is restarted', async () => {
    // Once: a program that hangs does not notice the end of the test.
    const hang = `import { existsSync, writeFileSync } from 'node:fs';
      const mark = import.meta.filename + '.hung';
      if (!existsSync(mark)) setTimeout(() => { writeFileSync(mark, ''); for (;;); }, 300);`;
    supervise({ file: program('main', serve + hang) });
    const [, second] = await pids('main', 2);
    expect(second).toBeDefined();
    expect(printed).toContain('"signal":"SIGKILL","restartMs"');
  });

  test('a program that responds is not restarted, with any status', async () => {
    supervise({ file: program('main', serve) });
    const requests = () => printed.match(/^HEAD \/login$/gm)?.length ?? 0;
    while (requests() < 10) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await pids('main')).toHaveLength(1);
  });

  test('a program that served once is restarted from its own file, regardless of its exit code', async () => {
    const once = program('first', `${served} setTimeout(() => process.exit(3), 200);`);
    supervise({ file: program('main', served), firstFile: once });
    await pids('main');
    expect(await pids('first')).toHaveLength(1);
    expect(printed).toContain('"code":3');
  });

  test('a program that never served is not restarted: its exit code is that of the supervisor', async () => {
    const line = "console.error('PORT takes a number'); process.exit(7);";
    supervise({ file: program('main', line) });
    expect(await once(supervisor, 'close')).toEqual([7, null]);
    expect(printed).toBe('PORT takes a number\n');
  });

  test('a requested program that never served leaves the first one running', async () => {
    const request = `requestStart('other');`;
    const other = program('other', "console.log('the other one'); process.exit(1);");
    supervise({ file: program('main', request + served) }, other);
    await pids('main');
    while (!printed.includes('the other one\n')) await new Promise((resolve) => setTimeout(resolve, 50));
    supervisor.kill('SIGTERM');
    expect(await once(supervisor, 'close')).toEqual([0, null]);
    expect(printed).not.toContain('restartMs');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all programs and their children', async (signal) => {
    const helper = `const helper = spawn('sleep', ['600']); console.log(\`helper runs as \${helper.pid}.\`);`;
    const request = `requestStart('other');`;
    supervise({ file: program('main', helper + request + served) }, program('other', served));
    const all = (await Promise.all(['main', 'other', 'helper'].map((name) => pids(name)))).flat();
    supervisor.kill(signal);
    // Both the terminal and npm send it.
    supervisor.kill(signal);
    expect(await once(supervisor, 'close')).toEqual([0, null]);
    await haveEnded(...all);
  });

  test('programs end when their supervisor is killed', async () => {
    supervise({ file: program('main', `requestStart('other');${served}`) }, program('other', served));
    const all = (await Promise.all(['main', 'other'].map((name) => pids(name)))).flat();
    supervisor.kill('SIGKILL');
    await haveEnded(...all);
  });
});
