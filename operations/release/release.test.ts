import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256, writeFileList } from './file-list.ts';
import { licenceTexts } from './licences.ts';
import { takeOfficialNode } from './official-node.ts';
import { pack } from './pack.ts';
import { releaseName, releaseNotes } from './release.ts';
import { releaseSbom } from './sbom.ts';

const folderWith = (files: Record<string, string>) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'campus-release-')), 'campus-website-1.2.0');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
};

describe('the notes of a release', () => {
  const changelog =
    '# Changes\n\nIntro.\n\n## Unreleased\n\n- New.\n\n## 1.2.0 (2026-11-28)\n\n### Actions\n\n- Old.\n';

  test('are the section of its version, without the others', () => {
    expect(releaseNotes(changelog, '1.2.0+3b75de36')).toBe(
      '# Campus website 1.2.0+3b75de36\n\n### Actions\n\n- Old.\n',
    );
  });

  test('are the unreleased changes for a version without a section', () => {
    expect(releaseNotes(changelog, '1.2.1')).toBe('# Campus website 1.2.1\n\n- New.\n');
  });

  test('are an error for a change log without either', () => {
    expect(() => releaseNotes('# Changes\n', '1.2.0')).toThrow('no section for 1.2.0');
  });

  test('exist for this commit', () => {
    expect(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), '1.0.0')).toMatch(/^# Campus website 1\.0\.0\n\n\S/);
  });
});

test('the list of packages has those in the folder, those bundled with their dependencies and Node, and neither time nor number', () => {
  const node = `node-${process.platform}-${process.arch}@24.21.0`;
  const needs = {
    'campus-website@1.2.0': ['present@1.0.0', 'bundled@2.0.0', 'esbuild@1.0.0', '@types/node@1.0.0', node],
    'present@1.0.0': ['@scope/nested@3.0.0', 'absent@1.0.0'],
    'bundled@2.0.0': ['bundled-too@1.0.0'],
    'esbuild@1.0.0': ['@esbuild/linux-x64@1.0.0'],
  };
  const refs = [...Object.values(needs).flat(), '@esbuild/linux-x64@1.0.0', '@scope/nested@4.0.0'];
  const component = (ref: string) => ({ 'bom-ref': ref, name: ref, version: '1', hashes: [] });
  const sbom = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', component: { ...component('campus-website@1.2.0'), name: 'clone' } },
    components: refs.map(component),
    dependencies: Object.entries(needs).map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
  const folder = folderWith({
    'node_modules/present/package.json': '{"name":"present","version":"1.0.0"}',
    'node_modules/present/dist/package.json': '{"type":"module"}',
    'node_modules/present/node_modules/@scope/nested/package.json': '{"name":"@scope/nested","version":"3.0.0"}',
  });
  const result = JSON.parse(releaseSbom(JSON.stringify(sbom), folder, '1.2.0+3b75de36'));
  const names: string[] = result.components.map((each: { name: string }) => each.name);
  expect(names.sort()).toEqual(['@scope/nested@3.0.0', 'bundled-too@1.0.0', 'bundled@2.0.0', node, 'present@1.0.0']);
  expect(result.dependencies[0].dependsOn).toEqual(['present@1.0.0', 'bundled@2.0.0', node]);
  expect(result.metadata).toEqual({
    component: expect.objectContaining({ name: 'campus-website', version: '1.2.0+3b75de36', hashes: [] }),
  });
  expect(result.serialNumber).toBeUndefined();
});

test('texts of licences stand once, after the packages that have them', () => {
  const folder = folderWith({
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/@scope/b': { version: '2.0.0' },
        'node_modules/@scope/b/node_modules/a': { version: '3.0.0' },
        'node_modules/silent': { version: '1.0.0' },
      },
    }),
    'node_modules/a/LICENSE': 'MIT of A\n',
    'node_modules/a/dist/license.js': 'no text',
    'node_modules/@scope/b/dist/compiled/c/license.txt': 'MIT of A',
    'node_modules/@scope/b/node_modules/a/README.md': '# A\n\n## License\n\nBSD of A',
  });
  const component = (name: string, version: string) => ({ name, version, licenses: [{ license: { id: 'MIT' } }] });
  const components = [component('a', '1.0.0'), component('@scope/b', '2.0.0'), component('a', '3.0.0')];
  const text = licenceTexts(JSON.stringify({ components: [...components, component('silent', '1.0.0')] }), folder);
  expect(text.split(/\n=+\n\n/)).toEqual([
    'a 1.0.0, @scope/b 2.0.0\n\nMIT of A\n',
    'a 3.0.0\n\n## License\n\nBSD of A\n',
    'Packages that bring no text of their licence:\n\nsilent 1.0.0 (MIT)\n',
  ]);
});

test('sha256sum verifies the list of files, which names each file once, in order', () => {
  const folder = folderWith({ 'b/[locale].js': '1', a: '2', 'b/.hidden': '3', '.next/id': '4' });
  symlinkSync('a', join(folder, 'link'));
  writeFileList(folder);
  writeFileList(folder);
  const list = readFileSync(join(folder, 'files.sha256'), 'utf8');
  expect(list.match(/(?<= {2}).*/g)).toEqual(['.next/id', 'a', 'b/.hidden', 'b/[locale].js']);
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'files.sha256'], { cwd: folder });
  writeFileSync(join(folder, 'a'), 'changed');
  const check = spawnSync('sha256sum', ['--check', '--quiet', 'files.sha256'], { cwd: folder, encoding: 'utf8' });
  expect(check.stdout).toBe('a: FAILED\n');
});

test('two folders with the same content are packed into the same bytes, regardless of the order, times and modes of their files', async () => {
  const folders = [folderWith({ a: '1', 'b/c': '2' }), folderWith({ 'b/c': '2', a: '1' })];
  const [first = '', second = ''] = folders;
  for (const folder of folders) symlinkSync('b/c', join(folder, 'link'));
  chmodSync(join(second, 'a'), 0o664);
  chmodSync(join(second, 'b'), 0o700);
  utimesSync(join(second, 'b/c'), 1, 1);
  const archives = folders.map((folder) => `${folder}.tar.gz`);
  await pack(first, `${first}.tar.gz`, 1_795_000_000);
  await pack(second, `${second}.tar.gz`, 1_795_000_000);
  const [one, two] = archives.map((file) => readFileSync(file));
  expect(two).toEqual(one);
  const listed = execFileSync('tar', ['--utc', '-tvzf', `${first}.tar.gz`], { encoding: 'utf8' });
  expect(listed).toMatch(/^drwxr-xr-x 0\/0 +0 2026-11-18 11:06 campus-website-1\.2\.0\/$/m);
  expect(listed).toMatch(/^-rw-r--r-- 0\/0 +1 2026-11-18 11:06 campus-website-1\.2\.0\/a$/m);
});

test('a name of a release is safe in file names and addresses', () => {
  expect(releaseName('0.1.0+2449eaff')).toBe('campus-website-0.1.0-2449eaff');
});

describe('the Node of a release', () => {
  const name = `node-v24.21.0-${process.platform}-${process.arch}`;

  /** A release with the program of the package, and an origin of archives that has these files. */
  function releaseWith(files: Record<string, Buffer | string>) {
    const program = join(folderWith({ 'bin/node': 'of the package' }), 'bin/node');
    const request = async (address: string | URL | Request) => {
      const file = files[String(address).replace('https://nodejs.org/dist/v24.21.0/', '')];
      return file === undefined
        ? new Response(null, { status: 404 })
        : new Response(Uint8Array.from(Buffer.from(file)));
    };
    return { program, use: () => takeOfficialNode(program, '24.21.0', request) };
  }

  /** An archive with these files below the name of the version. */
  function archiveOf(files: Record<string, string>): Buffer {
    const folder = folderWith(
      Object.fromEntries(Object.entries(files).map(([file, text]) => [`${name}/${file}`, text])),
    );
    return execFileSync('tar', ['-czf', '-', '-C', folder, name]);
  }

  test('is the program of the official archive that matches its digest', async () => {
    const archive = archiveOf({ 'bin/node': 'official', LICENSE: '' });
    const list = `${'0'.repeat(64)}  other.tar.gz\n${sha256(archive)}  ${name}.tar.gz\n`;
    const { program, use } = releaseWith({ 'SHASUMS256.txt': list, [`${name}.tar.gz`]: archive });
    expect(await use()).toBe(
      `Node 24.21.0 is that of the official archive ${name}.tar.gz, SHA-256 ${sha256(archive)}.`,
    );
    expect(readFileSync(program, 'utf8')).toBe('official');
    expect(readdirSync(join(program, '..'))).toEqual(['node']);
  });

  test('stays that of the package where the archive cannot be reached, and the notes report that', async () => {
    const { program, use } = releaseWith({});
    expect(await use()).toBe(
      'Node 24.21.0 is that of the npm package: the official archive could not be reached (status 404).',
    );
    expect(readFileSync(program, 'utf8')).toBe('of the package');
  });

  test('is an error for an archive with another digest, without one, or without the program', async () => {
    const archive = archiveOf({ LICENSE: '' });
    const digest = sha256(archive);
    const withList = (list: string) => releaseWith({ 'SHASUMS256.txt': list, [`${name}.tar.gz`]: archive });
    for (const [list, message] of [
      [`${'0'.repeat(64)}  ${name}.tar.gz\n`, 'does not match'],
      ['', 'no digest'],
      [`${digest}  ${name}.tar.gz\n`, 'has no program'],
    ] as const) {
      const { program, use } = withList(list);
      await expect(use()).rejects.toThrow(message);
      expect(readFileSync(program, 'utf8')).toBe('of the package');
      expect(readdirSync(join(program, '..'))).toEqual(['node']);
    }
  });
});
