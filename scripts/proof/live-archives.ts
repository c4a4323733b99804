import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDigest, writeFileList } from '#operations/release/file-list.ts';
import { pack } from '#operations/release/pack.ts';
import { checkOut, exportClone } from '#operations/release/release.ts';
import { RELEASE_SIGNERS, sign } from '#operations/release/signature.ts';
import { exportSite } from '../steps/export-site.ts';

const MIGRATIONS = 'campus-api/database/migrations.ts';

/** Packs an exported build as a release of another version, `campus-website-PART-linux-x64.tar.gz` as in docs/going-live.md. */
async function packAs(
  folder: string,
  part: string,
  version: string,
  exported: string,
  change?: (release: string) => void,
) {
  const release = join(folder, `campus-website-${version}`);
  rmSync(release, { recursive: true, force: true });
  cpSync(exported, release, { recursive: true, verbatimSymlinks: true });
  const file = join(release, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  change?.(release);
  writeFileList(release);
  const archive = join(folder, `campus-website-${part}-linux-x64.tar.gz`);
  await pack(release, archive, 0);
  rmSync(release, { recursive: true });
  writeDigest(archive);
  sign(archive, join(folder, 'key'), join(folder, 'signers'));
}

/** Builds a copy of the last commit with one more migration, and exports it. */
function buildNewer(folder: string): string {
  const [source, exported] = [join(folder, 'newer-source'), join(folder, 'newer')];
  for (const old of [source, exported]) rmSync(old, { recursive: true, force: true });
  checkOut(source);
  const migrations = readFileSync(join(source, MIGRATIONS), 'utf8');
  const added = migrations.replace(/\];\s*$/, ", 'CREATE TABLE from_the_future (id INTEGER PRIMARY KEY) STRICT'];\n");
  if (added === migrations) throw new Error(`${MIGRATIONS} does not end with its list`);
  writeFileSync(join(source, MIGRATIONS), added);
  exportClone(source, exported, '0');
  rmSync(source, { recursive: true });
  return exported;
}

/** Makes a key that signs these archives alone, and the list that names it. */
function makeKey(folder: string): void {
  const key = join(folder, 'key');
  rmSync(key, { force: true });
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key], { env: process.env });
  writeFileSync(join(folder, 'signers'), `release ${readFileSync(`${key}.pub`, 'utf8')}`);
}

/** Makes the archives of the test from the build of this folder: two versions, one whose site does not start, one with a newer database. */
export async function makeArchives(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const exported = join(folder, 'exported');
  rmSync(exported, { recursive: true, force: true });
  await exportSite(exported);
  makeKey(folder);
  cpSync(join(folder, 'signers'), join(exported, RELEASE_SIGNERS));
  await packAs(folder, 'FIRST', '1.0.0+aaaaaaaa', exported);
  await packAs(folder, 'NEW', '1.1.0+bbbbbbbb', exported);
  await packAs(folder, 'BROKEN', '1.2.0+cccccccc', exported, (release) =>
    renameSync(join(release, 'server/main.ts'), join(release, 'server/other.ts')),
  );
  await packAs(folder, 'NEWER', '2.0.0+dddddddd', buildNewer(folder));
}
