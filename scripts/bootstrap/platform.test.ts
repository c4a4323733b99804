import { readFileSync } from 'node:fs';
import { platforms, unsupportedReason } from './platform.mjs';

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
