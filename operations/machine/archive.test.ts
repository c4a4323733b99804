import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sign } from '../release/signature.ts';
import { checkSpace, unpackArchive } from './archive.ts';
import { paths, pathsBelow } from './layout.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-machine-'));
Object.assign(paths, pathsBelow(folder));
const SIGNED = { signed: true };
const keys = mkdtempSync(join(tmpdir(), 'campus-keys-'));

/** Makes a key of SSH, trusted by this machine or not; returns its file. */
function makeKey(name: string, { isTrusted }: { isTrusted: boolean }): string {
  const key = join(keys, name);
  if (!existsSync(key)) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  if (isTrusted) {
    mkdirSync(dirname(paths.signers), { recursive: true });
    writeFileSync(paths.signers, `release namespaces="campus-website" ${readFileSync(`${key}.pub`, 'utf8')}`);
  }
  return key;
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  makeKey('university', { isTrusted: true });
});
afterAll(() => rmSync(keys, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sh = (script: string, cwd: string) => execFileSync('sh', ['-euc', script], { cwd });

interface Made {
  name?: string;
  version?: string;
  /** The program that stands for Node. */
  node?: string;
  /** Changes the files after their list was written. */
  change?: (release: string) => void;
}

/** Packs a small release; returns the path of its archive. */
function makeArchive({
  name = 'campus-website',
  version = '1.2.0+3b75de36',
  node = '#!/bin/sh\n',
  change,
}: Made = {}): string {
  const release = join(folder, `campus-website-${version}`);
  const files = { 'package.json': JSON.stringify({ name, version }), 'bin/node': node, '.next/static/new.js': 'new' };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(release, file)), { recursive: true });
    writeFileSync(join(release, file), text);
  }
  chmodSync(join(release, 'bin/node'), 0o755);
  sh("find . -type f ! -name files.sha256 -printf '%P\\0' | sort -z | xargs -0 sha256sum >files.sha256", release);
  change?.(release);
  const archive = join(folder, `campus-website-${version}-linux-x64.tar.gz`);
  sh(
    `tar -czf '${archive}' 'campus-website-${version}'; rm -r '${release}'; sha256sum '${archive}' >'${archive}.sha256'`,
    folder,
  );
  sign(archive, join(keys, 'university'), paths.signers);
  return archive;
}

test('an archive is unpacked into a folder named by its version, which only root changes', async () => {
  expect(await unpackArchive(makeArchive(), SIGNED)).toBe('1.2.0+3b75de36');
  expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
  expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/.next/static/new.js'), 'utf8')).toBe('new');
});

test('scripts of the present release stay available for pages that are open', async () => {
  await unpackArchive(makeArchive({ version: '1.1.0' }), SIGNED);
  writeFileSync(join(paths.releases, '1.1.0/.next/static/old.js'), 'old');
  symlinkSync('releases/1.1.0', paths.current);
  await unpackArchive(makeArchive(), SIGNED);
  expect(readdirSync(join(paths.releases, '1.2.0+3b75de36/.next/static')).toSorted()).toEqual(['new.js', 'old.js']);
});

/** Replaces the signature of an archive. */
function signAgain(archive: string, args: readonly string[]): string {
  rmSync(`${archive}.sig`);
  execFileSync('ssh-keygen', ['-Y', 'sign', ...args, archive], { stdio: 'ignore' });
  return archive;
}

test('an archive without a signature is unpacked when that is typed', async () => {
  const archive = makeArchive();
  rmSync(`${archive}.sig`);
  expect(await unpackArchive(archive, { signed: false })).toBe('1.2.0+3b75de36');
});

test('an older archive is refused, and the same version of another commit is not', async () => {
  await unpackArchive(makeArchive(), SIGNED);
  symlinkSync('releases/1.2.0+3b75de36', paths.current);
  await expect(unpackArchive(makeArchive({ version: '1.1.9' }), SIGNED)).rejects.toThrow(
    '1.1.9 is older than 1.2.0+3b75de36, which runs. To go back: site rollback',
  );
  expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
  expect(await unpackArchive(makeArchive({ version: '1.2.0+00000000' }), SIGNED)).toBe('1.2.0+00000000');
});

test('a release is not made with a key that campuses refuse', () => {
  const [archive, stranger] = [makeArchive(), makeKey('stranger', { isTrusted: false })];
  expect(() => sign(archive, stranger, paths.signers)).toThrow(
    /^Campuses would refuse this archive: its key is not in /,
  );
});

const spoilt: [string, () => string, string][] = [
  ['that does not exist', () => join(folder, 'absent.tar.gz'), 'absent.tar.gz does not exist.'],
  [
    'without its digest',
    () => {
      const archive = makeArchive();
      rmSync(`${archive}.sha256`);
      return archive;
    },
    'linux-x64.tar.gz.sha256 is missing: copy it too',
  ],
  [
    'that was cut',
    () => {
      const archive = makeArchive();
      truncateSync(archive, 200);
      return archive;
    },
    'is cut or changed: its SHA-256 begins with',
  ],
  [
    'whose digest is none',
    () => {
      const archive = makeArchive();
      writeFileSync(`${archive}.sha256`, '<html>Not found</html>');
      return archive;
    },
    'has no SHA-256 digest.',
  ],
  [
    'that nobody signed',
    () => {
      const archive = makeArchive();
      rmSync(`${archive}.sig`);
      return archive;
    },
    'linux-x64.tar.gz.sig is missing: copy it too.',
  ],
  [
    'that another key signed',
    () => signAgain(makeArchive(), ['-f', makeKey('stranger', { isTrusted: false }), '-n', 'campus-website']),
    'No key that this machine trusts signed campus-website-1.2.0+3b75de36-linux-x64.tar.gz: its key is not in deploy/release-signers; its key is not in ',
  ],
  [
    'that a trusted key signed for another purpose',
    () => signAgain(makeArchive(), ['-f', join(keys, 'university'), '-n', 'file']),
    'No key that this machine trusts signed',
  ],
  [
    'that was changed after it was signed, with a digest of its own',
    () => {
      const [archive, other] = [makeArchive(), makeArchive({ version: '1.3.0' })];
      renameSync(other, archive);
      sh(`sha256sum '${archive}' >'${archive}.sha256'`, folder);
      return archive;
    },
    'incorrect signature',
  ],
  [
    'with a signature that is none',
    () => {
      const archive = makeArchive();
      writeFileSync(`${archive}.sig`, '<html>Not found</html>');
      return archive;
    },
    'No key that this machine trusts signed',
  ],
  ['of another program', () => makeArchive({ name: 'other' }), 'is not a release of this program.'],
  [
    'with a version that is a path',
    () =>
      makeArchive({
        change: (release) =>
          writeFileSync(join(release, 'package.json'), '{"name":"campus-website","version":"1/../../x"}'),
      }),
    'is not a release of this program.',
  ],
  [
    'with a changed file',
    () => makeArchive({ change: (release) => writeFileSync(join(release, '.next/static/new.js'), 'evil') }),
    'The release is damaged',
  ],
  [
    'with a missing file',
    () => makeArchive({ change: (release) => rmSync(join(release, '.next/static/new.js')) }),
    'The release is damaged',
  ],
  [
    'without its list of files',
    () => makeArchive({ change: (release) => rmSync(join(release, 'files.sha256')) }),
    'files.sha256 is missing',
  ],
  [
    'for another kind of machine',
    () => makeArchive({ node: '\u007fELF of another processor' }),
    'was built for a machine of another kind',
  ],
];

test.each(spoilt)('an archive %s is refused in a sentence, and leaves nothing behind', async (_, make, sentence) => {
  await expect(unpackArchive(make(), SIGNED)).rejects.toThrow(sentence);
  expect(existsSync(paths.releases) ? readdirSync(paths.releases) : []).toEqual([]);
});

test('remains of an interrupted command are removed, and a complete copy is replaced', async () => {
  const archive = makeArchive();
  await unpackArchive(archive, SIGNED);
  mkdirSync(join(paths.releases, 'new.part/bin'), { recursive: true });
  writeFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'half');
  await unpackArchive(archive, SIGNED);
  expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
  expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'utf8')).toContain('campus-website');
});

test('too little space is reported before anything is written', () => {
  expect(() => checkSpace(folder, 1e18, 'the new release')).toThrow(
    /has \d+ MB left, and the new release needs 953674316407 MB: free some space/,
  );
});
