import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSpace, unpackArchive } from './archive.ts';
import { paths, pathsBelow } from './layout.ts';

const folder = mkdtempSync(join(tmpdir(), 'campus-machine-'));
Object.assign(paths, pathsBelow(folder));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
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
  return archive;
}

test('an archive is unpacked into a folder named by its version, which only root changes', async () => {
  expect(await unpackArchive(makeArchive())).toBe('1.2.0+3b75de36');
  expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
  expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/.next/static/new.js'), 'utf8')).toBe('new');
});

test('scripts of the present release stay available for pages that are open', async () => {
  await unpackArchive(makeArchive({ version: '1.1.0' }));
  writeFileSync(join(paths.releases, '1.1.0/.next/static/old.js'), 'old');
  symlinkSync('releases/1.1.0', paths.current);
  await unpackArchive(makeArchive());
  expect(readdirSync(join(paths.releases, '1.2.0+3b75de36/.next/static')).toSorted()).toEqual(['new.js', 'old.js']);
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
  await expect(unpackArchive(make())).rejects.toThrow(sentence);
  expect(existsSync(paths.releases) ? readdirSync(paths.releases) : []).toEqual([]);
});

test('remains of an interrupted command are removed, and a complete copy is replaced', async () => {
  const archive = makeArchive();
  await unpackArchive(archive);
  mkdirSync(join(paths.releases, 'new.part/bin'), { recursive: true });
  writeFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'half');
  await unpackArchive(archive);
  expect(readdirSync(paths.releases)).toEqual(['1.2.0+3b75de36']);
  expect(readFileSync(join(paths.releases, '1.2.0+3b75de36/package.json'), 'utf8')).toContain('campus-website');
});

test('too little space is reported before anything is written', () => {
  expect(() => checkSpace(folder, 1e18, 'the new release')).toThrow(
    /has \d+ MB left, and the new release needs 953674316407 MB: free some space/,
  );
});
