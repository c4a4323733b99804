import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { containerPackages, findTool } from '#deploy/image/container-tool.ts';
import { machineMissingReason, machinePackages } from '#deploy/live/machine.ts';
import { wordpressMissingReason, wordpressPackages } from '#deploy/wordpress/programs.ts';
import { engines, isInstalled, oldChromiums } from '#e2e/engines/engines.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { installDebian } from '../steps/debian.ts';
import { provideExternalServices } from '../steps/external-services.ts';

interface FetchedPackage {
  name: string;
  version: string;
  /** In the registry's notation: `sha512-…`. */
  integrity: string;
}

const FOLDER = 'node_modules/.cache/fetched';

/**
 * Returns the folder of a large npm package that only one command needs. The package is fetched at the first run of that
 * command, so that an installation of the site works without it. Its scripts do not run. @throws Error
 */
function fetchedPackage({ name, version, integrity }: FetchedPackage): string {
  const folder = join(FOLDER, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  print(`Fetching ${name} ${version} …`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const fetched = spawnSync('npm', ['pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', part], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [file] = readdirSync(part);
  if (fetched.status !== 0 || !file) throw new Error(`${name} could not be fetched; see the error of npm above`);
  const archive = join(part, file);
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${name} ${version} has changed: its hash is ${actual}`);
  if (spawnSync('tar', ['-xzf', archive, '-C', part, '--strip-components=1'], { stdio: 'inherit' }).status !== 0) {
    throw new Error(`${name} could not be unpacked; see the error of tar above`);
  }
  rmSync(archive);
  renameSync(part, folder);
  return folder;
}

/** The Nu checker (validator.w3.org/nu), a Java program (decision record 32). */
const VNU = {
  name: 'vnu-jar',
  version: '26.9.27',
  integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
};

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Provides the checker for e2e/html. @throws Error if it is not there and cannot be fetched */
function ensureNuChecker(): void {
  if (!hasJava() && !(installDebian('default-jre-headless') && hasJava()))
    throw new Error('Java is not installed (Debian: sudo apt-get install default-jre-headless)');
  process.env.NU_CHECKER = join(fetchedPackage(VNU), 'build/dist/vnu.jar');
}

const fromDebian = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'chromium', 'openssl'];

/** Ensures the engines of `npm run test:all -- engines`: Debian's packages, and old Chromiums from npm packages. @throws Error that names the missing ones */
function ensureEngines(): void {
  const lacking = () => [...engines].filter(([, engine]) => !isInstalled(engine)).map(([name]) => name);
  // Debian's Chromium brings the libraries of old Chromiums.
  if (lacking().some((name) => !name.startsWith('chromium')) || !existsSync('/usr/bin/Xvfb'))
    installDebian(...fromDebian);
  for (const { path, ...from } of oldChromiums) {
    if (existsSync(path)) continue;
    const packed = readFileSync(join(fetchedPackage(from), 'bin/chromium.br'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, brotliDecompressSync(packed));
    chmodSync(path, 0o755);
  }
  if (lacking().length > 0) {
    throw new Error(`not installed: ${lacking().join(', ')} (Debian: sudo apt-get install ${fromDebian.join(' ')})`);
  }
}

/** A folder for the part, which stays for its next run: a downloaded Debian, layers of an image. */
export function folderOf(part: 'live' | 'image' | 'wordpress'): string {
  const folder = join(tmpdir(), `campus-${part}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The message of a step that throws if a tool is neither there nor installable; null if it does not. */
function reasonOf(provide: () => void): string | null {
  try {
    provide();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

let hasServices = false;

/** Provides nginx, Redis, Caddy and restic once. The tests that need a missing one are skipped with their reason. */
export function servicesMissingReason(): null {
  if (!hasServices) provideExternalServices();
  hasServices = true;
  return null;
}

export const enginesMissingReason = () => reasonOf(ensureEngines);
export const nuCheckerMissingReason = () => reasonOf(ensureNuChecker);

export function oldSitesMissingReason(): string | null {
  if (wordpressMissingReason() !== null) installDebian(...wordpressPackages);
  return wordpressMissingReason();
}

const MIRROR = 'http://deb.debian.org/debian/dists/';
const NETWORK_MS = 15_000;

/** Why a new Debian cannot be started within this machine; null if it can. */
export async function liveMissingReason(): Promise<string | null> {
  if (machineMissingReason() !== null) installDebian(...machinePackages);
  const reason = machineMissingReason();
  if (reason !== null) return reason;
  try {
    await fetch(MIRROR, { method: 'HEAD', signal: AbortSignal.timeout(NETWORK_MS) });
    return null;
  } catch {
    return `no network: ${MIRROR} is not reachable`;
  }
}

export function imageMissingReason(): string | null {
  const folder = folderOf('image');
  if (findTool(folder) === null) installDebian(...containerPackages);
  if (findTool(folder) !== null) return null;
  return `neither Docker nor Podman is installed (Debian: apt-get install ${containerPackages.join(' ')})`;
}
