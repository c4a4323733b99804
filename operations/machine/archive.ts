import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  createReadStream,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { FILE_LIST } from '../release/file-list.ts';
import { RELEASE_SIGNERS, whyNotSigned } from '../release/signature.ts';
import { compareVersions } from '../watch/update-feed.ts';
import { paths, releaseFolder, releaseOf } from './layout.ts';
import { MachineError, NoSpaceError } from './machine-error.ts';
import { attempt, reasonIn, run } from './system.ts';

/** Suffix of a folder that is not complete yet. */
const PART = '.part';
const MEGABYTE = 1024 * 1024;

const packageFile = z.object({ name: z.literal('campus-website'), version: z.string().regex(/^\d[\w.+-]*$/) });

/** The version of an unpacked release. @throws MachineError if the folder is none */
export function versionOf(folder: string): string {
  try {
    return packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
  } catch {
    throw new MachineError('This is not a release of this program.');
  }
}

/** Compares an archive with the digest in the file beside it. @throws MachineError if it is missing, cut or changed */
export async function checkArchive(archive: string): Promise<void> {
  if (!existsSync(archive)) throw new MachineError(`${archive} does not exist.`);
  const digestFile = `${archive}.sha256`;
  if (!existsSync(digestFile))
    throw new MachineError(`${digestFile} is missing: copy it too, as the archive is compared with it.`);
  const [expected = ''] = readFileSync(digestFile, 'utf8').trim().split(/\s/);
  if (!/^[0-9a-f]{64}$/.test(expected)) throw new MachineError(`${digestFile} has no SHA-256 digest.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  const actual = hash.digest('hex');
  if (actual === expected) return;
  throw new MachineError(
    `${basename(archive)} is cut or changed: its SHA-256 begins with ${actual.slice(0, 12)}, and ${basename(digestFile)} says ${expected.slice(0, 12)}. Copy it again.`,
  );
}

/** Compares an archive with its signature, by a key of the installed release or of this machine. @throws MachineError */
function checkSignature(archive: string): void {
  const name = basename(archive);
  if (!existsSync(`${archive}.sig`))
    throw new MachineError(
      `${archive}.sig is missing: copy it too. If you built this archive, or trust who gave it to you: site update --unsigned ${name}`,
    );
  const reasons = [RELEASE_SIGNERS, paths.signers]
    .filter((file) => existsSync(file))
    .map((file) => whyNotSigned(archive, file));
  if (reasons.includes(null)) return;
  throw new MachineError(`No key that this machine trusts signed ${name}: ${[...new Set(reasons)].join('; ')}.`);
}

/** Size of the unpacked archive in bytes: the last four bytes of a gzip file, https://www.rfc-editor.org/rfc/rfc1952#page-5 */
function unpackedSize(archive: string): number {
  const file = openSync(archive, 'r');
  try {
    const end = Buffer.alloc(4);
    readSync(file, end, 0, 4, fstatSync(file).size - 4);
    return end.readUInt32LE();
  } finally {
    closeSync(file);
  }
}

/** @throws MachineError if the disk of a folder has fewer bytes left */
export function checkSpace(folder: string, bytes: number, purpose: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const [needed, left] = [bytes, free].map((each) => Math.ceil(each / MEGABYTE));
  throw new NoSpaceError(
    `The disk of ${folder} has ${left} MB left, and ${purpose} needs ${needed} MB: free some space.`,
  );
}

/** Checks that a folder has exactly the files of its list, and that its Node runs here. @throws MachineError */
export function checkRelease(folder: string): void {
  if (!existsSync(join(folder, FILE_LIST)))
    throw new MachineError(`${basename(folder)} is not a complete release: ${FILE_LIST} is missing.`);
  const { status, stdout, stderr } = attempt('sha256sum', ['--check', '--strict', '--quiet', FILE_LIST], {
    cwd: folder,
  });
  if (status !== 0) throw new MachineError(`The release is damaged: ${reasonIn(stdout || stderr)}`);
  const { status: nodeStatus } = attempt(join(folder, 'bin/node'), ['--version']);
  if (nodeStatus === 0) return;
  throw new MachineError(
    `The release was built for a machine of another kind: this one is ${run('uname', ['-m']).trim()}.`,
  );
}

/** Unpacks an archive that is signed, or not `signed` on purpose, into the folder of releases, and returns its version. @throws MachineError */
export async function unpackArchive(archive: string, { signed }: { signed: boolean }): Promise<string> {
  await checkArchive(archive);
  if (signed) checkSignature(archive);
  mkdirSync(paths.releases, { recursive: true });
  for (const name of readdirSync(paths.releases).filter((each) => each.endsWith(PART)))
    rmSync(join(paths.releases, name), { recursive: true, force: true });
  checkSpace(paths.releases, unpackedSize(archive) * 1.2, 'the new release');
  const part = join(paths.releases, `new${PART}`);
  mkdirSync(part);
  const { status, stderr } = attempt('tar', ['-xzf', archive, '-C', part, '--no-same-owner', '--strip-components=1']);
  if (status !== 0) {
    rmSync(part, { recursive: true, force: true });
    throw new MachineError(`${basename(archive)} cannot be unpacked: ${reasonIn(stderr)}`);
  }
  return adoptRelease(part);
}

/** Copies an unpacked release into the folder of releases, and returns its version. @throws MachineError */
export function copyRelease(from: string): string {
  mkdirSync(paths.releases, { recursive: true });
  const part = join(paths.releases, `new${PART}`);
  rmSync(part, { recursive: true, force: true });
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  return adoptRelease(part);
}

/** Checks a release and gives the folder its final name. */
function adoptRelease(part: string): string {
  try {
    const version = versionOf(part);
    const current = releaseOf(paths.current);
    if (current !== null && compareVersions(version, current) < 0)
      throw new MachineError(`${version} is older than ${current}, which runs. To go back: site rollback`);
    checkRelease(part);
    const folder = releaseFolder(version);
    // Only root can give files away, and only root installs a machine.
    if (process.getuid?.() === 0) run('chown', ['-R', 'root:root', part]);
    run('chmod', ['-R', 'go-w,a+rX', part]);
    if (current === version) return version;
    // Pages of the present version that are still open request their scripts.
    if (current !== null) run('cp', ['-rn', `${releaseFolder(current)}/.next/static/.`, join(part, '.next/static')]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
    return version;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}
