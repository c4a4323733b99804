import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { writeDigest, writeFileList } from './file-list.ts';
import { licenceTexts } from './licences.ts';
import { takeOfficialNode } from './official-node.ts';
import { pack } from './pack.ts';
import { releaseSbom } from './sbom.ts';
import { RELEASE_SIGNERS, sign } from './signature.ts';

/**
 * The section of the change log for a version (`1.2.0+3b75de36`), or that of unreleased changes; with the version as its title.
 * @throws Error if the change log has neither
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const [number = ''] = version.split('+');
  const titled = (title: string) => sections.find((section) => section.split(/[\s(]/, 1)[0] === title);
  const section = titled(number) ?? titled('Unreleased');
  if (section === undefined)
    throw new Error(`CHANGELOG.md has no section for ${number}, and none for unreleased changes`);
  return `# Campus website ${version}\n\n${section.slice(section.indexOf('\n')).trim()}\n`;
}

/** The list of packages in a release, in the format CycloneDX. */
const SBOM = 'sbom.cdx.json';
const NODE = `node_modules/node-${process.platform}-${process.arch}/bin/node`;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program and returns its output. @throws Error with `failure` when it fails */
function output(program: string, args: readonly string[], failure: string, options: Options = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    ...options,
    env: options.env ?? process.env,
  });
  if (status !== 0) throw new Error(`${failure}${stderr ? `: ${stderr.trim()}` : ''}`);
  return stdout;
}

const git = (...args: string[]) =>
  output('git', args, 'A release is made of a commit, and git does not show one').trim();

/** Checks out the last commit, with the packages of this folder. @throws Error */
export function checkOut(source: string): void {
  git('clone', '--quiet', '.', source);
  const copy = (flags: string) =>
    spawnSync('cp', [flags, 'node_modules', source], { stdio: 'ignore', env: process.env }).status === 0;
  // Hard links need one file system.
  if (!copy('-al') && !copy('-a')) throw new Error('The packages could not be copied: is the disk full?');
}

/** Builds a clone apart from the settings of this folder, as of this second since 1970, and exports it to `folder`. @throws Error */
export function exportClone(source: string, folder: string, seconds: string): void {
  const { PATH = '', HOME = '' } = process.env;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: `${resolve(source, 'node_modules/.bin')}:${PATH}`,
    HOME,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    NEXT_TELEMETRY_DISABLED: '1',
    SOURCE_DATE_EPOCH: seconds,
  };
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/commands/standalone.ts', folder];
  output(resolve(source, NODE), command, 'The commit could not be built', { cwd: source, env });
}

/** Completes an exported folder with the lists of its packages, of their licences and of its files. Returns the name of its archive, without an extension. */
export function describeRelease(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const sbom = output('npm', args, 'npm could not list the packages');
  const included = releaseSbom(sbom, folder, version);
  writeFileSync(join(folder, SBOM), included);
  writeFileSync(join(folder, 'LICENSES.txt'), licenceTexts(included, '.'));
  writeFileList(folder);
  return `${releaseName(version)}-${process.platform}-${process.arch}`;
}

/** The name of a version in file names: some services change `+`. */
export function releaseName(version: string): string {
  return `campus-website-${version.replaceAll('+', '-')}`;
}

/** Signs a file of the source on trial, as a build takes minutes. @throws Error for a key that campuses would refuse */
function checkKey(source: string, key: string): void {
  const file = join(source, 'package.json');
  sign(file, key, join(source, RELEASE_SIGNERS));
  rmSync(`${file}.sig`);
}

/**
 * Makes the archive of the last commit in `target`, for this kind of machine, and beside it its digest, list of packages and notes.
 * Every run with the same Node gives the same bytes. `proof`: the section of the notes about the tests of this commit; `key`: the file of a
 * key that signs the archive. @throws Error if that fails
 */
export async function makeRelease(target: string, proof: string, key?: string): Promise<void> {
  if (!existsSync(NODE))
    throw new Error(`A release contains Node, and no package provides it for ${process.platform} on ${process.arch}`);
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    print('Changes that are not committed are left out.');
  mkdirSync(target, { recursive: true });
  const work = join(target, '.work');
  rmSync(work, { recursive: true, force: true });
  const seconds = git('log', '-1', '--format=%ct');
  try {
    print(`Building the commit ${git('rev-parse', '--short=8', 'HEAD')} (about a minute) …`);
    checkOut(join(work, 'source'));
    if (key !== undefined) checkKey(join(work, 'source'), key);
    exportClone(join(work, 'source'), join(work, 'folder'), seconds);
    const { version: nodeVersion }: { version: string } = JSON.parse(
      readFileSync(join(dirname(dirname(NODE)), 'package.json'), 'utf8'),
    );
    const node = await takeOfficialNode(join(work, 'folder', NODE), nodeVersion);
    print(node);
    const name = describeRelease(join(work, 'folder'));
    const { version }: { version: string } = JSON.parse(readFileSync(join(work, 'folder/package.json'), 'utf8'));
    const folder = join(work, releaseName(version));
    renameSync(join(work, 'folder'), folder);
    print('Packing …');
    const archive = join(target, `${name}.tar.gz`);
    await pack(folder, archive, Number(seconds));
    const digest = writeDigest(archive);
    if (key === undefined) print('Not signed: campuses install it by site update --unsigned.');
    else sign(archive, key, join(folder, RELEASE_SIGNERS));
    writeFileSync(join(target, `${name}.cdx.json`), readFileSync(join(folder, SBOM)));
    writeFileSync(
      join(target, 'NOTES.md'),
      `${releaseNotes(readFileSync(join(work, 'source/CHANGELOG.md'), 'utf8'), version)}\n${node}\n\n${proof}`,
    );
    print(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, SHA-256 ${digest}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
