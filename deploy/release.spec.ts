import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { filesIn } from '#operations/release/file-list.ts';
import { pack } from '#operations/release/pack.ts';
import { describeRelease } from '#operations/release/release.ts';
import { exportSite } from '#scripts/steps/export-site.ts';

const SECONDS = 1_795_000_000;
const MEGABYTE = 1_000_000;

const work = mkdtempSync(join(tmpdir(), 'campus-release-'));
const folder = join(work, 'campus-website');
const archive = join(work, 'first.tar.gz');
const unpacked = join(work, 'unpacked/campus-website');

test.beforeAll(async () => {
  // Copies 215 MB and compresses them twice.
  test.setTimeout(1_800_000);
  await exportSite(folder);
  expect(describeRelease(folder)).toMatch(/^campus-website-[\w.-]+-linux-\w+$/);
  await pack(folder, archive, SECONDS);
  mkdirSync(join(work, 'unpacked'));
  execFileSync('tar', ['-xzf', archive, '-C', join(work, 'unpacked')]);
});
test.afterAll(() => rmSync(work, { recursive: true }));

test('the archive has at most 90 MB, and 250 MB unpacked', () => {
  expect(statSync(archive).size).toBeLessThan(90 * MEGABYTE);
  const sizes = filesIn(unpacked).map((file) => statSync(join(unpacked, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250 * MEGABYTE);
});

test('files.sha256 names every file of the archive, with its digest', () => {
  const listed = readFileSync(join(unpacked, 'files.sha256'), 'utf8').match(/(?<= {2}).*/g);
  expect(listed).toEqual(filesIn(unpacked).filter((file) => file !== 'files.sha256'));
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'files.sha256'], { cwd: unpacked });
});

test('the archive has no tests, no source maps, no build tools and no files of this machine', () => {
  const files = filesIn(unpacked);
  expect(files).toContain('bin/node');
  expect(files.filter((file) => /\.(test|spec)\.ts$|\.map$|\.d\.ts$|(^|\/)\.env/.test(file))).toEqual([]);
  expect(globSync('node_modules/{esbuild,typescript,npm,@next/swc*,playwright*,jest*}', { cwd: unpacked })).toEqual([]);
  const texts = files.filter((file) => statSync(join(unpacked, file)).size < 10 * MEGABYTE);
  expect(texts.filter((file) => readFileSync(join(unpacked, file)).includes(process.cwd()))).toEqual([]);
});

test('the list of packages names those of the archive with license and digest, and Node', () => {
  const { components } = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8'));
  const named = new Map<string, { licenses?: unknown; hashes?: unknown }>(
    components.map((each: { name: string }) => [each.name, each]),
  );
  for (const name of ['next', 'sharp', 'zod', 'swr', `node-${process.platform}-${process.arch}`]) {
    expect(named.get(name), name).toMatchObject({ licenses: expect.anything(), hashes: expect.anything() });
  }
  const licences = readFileSync(join(unpacked, 'LICENSES.txt'), 'utf8');
  for (const { name, version } of components) expect(licences).toContain(`${name} ${version}`);
  for (const name of ['esbuild', 'typescript', 'jest', 'playwright']) expect([...named.keys()]).not.toContain(name);
});

test('the unpacked archive is packed into the same bytes again', async () => {
  test.setTimeout(900_000);
  const again = join(work, 'second.tar.gz');
  await pack(unpacked, again, SECONDS);
  expect(readFileSync(again).equals(readFileSync(archive))).toBe(true);
});
