import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './file-list.ts';

const ORIGIN = 'https://nodejs.org/dist';
/** The archive has about 60 MB; a line that cannot bring it in this time is treated as no line. */
const TIMEOUT_MS = 600_000;

/** The digest of an archive in the list of a version (`SHASUMS256.txt`). @throws Error if the list does not name it */
function digestIn(list: string, archive: string): string {
  const line = list.split('\n').find((line) => line.endsWith(`  ${archive}`));
  const digest = /^[0-9a-f]{64}(?= )/.exec(line ?? '')?.[0];
  if (digest === undefined) throw new Error(`The list of ${ORIGIN} has no digest of ${archive}`);
  return digest;
}

/**
 * Replaces `program`, the Node of a release from an npm package, by that of the official archive of the same version for this kind of
 * machine. Returns the line of the notes about it; the package stays where the archive cannot be reached.
 * @throws Error for an archive that does not match its digest or has no program
 */
export async function takeOfficialNode(program: string, version: string, request = fetch): Promise<string> {
  const name = `node-v${version}-${process.platform}-${process.arch}`;
  const get = async (file: string) => {
    const response = await request(`${ORIGIN}/v${version}/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  let list: string;
  let archive: Buffer;
  try {
    list = (await get('SHASUMS256.txt')).toString('utf8');
    archive = await get(`${name}.tar.gz`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `Node ${version} is that of the npm package: the official archive could not be reached (${reason}).`;
  }
  const digest = digestIn(list, `${name}.tar.gz`);
  if (sha256(archive) !== digest) throw new Error(`${name}.tar.gz does not match the digest of ${ORIGIN}`);
  const work = `${program}.official`;
  mkdirSync(work);
  try {
    writeFileSync(join(work, 'archive'), archive);
    const { status } = spawnSync('tar', ['-xzf', join(work, 'archive'), '-C', work, `${name}/bin/node`]);
    if (status !== 0) throw new Error(`${name}.tar.gz has no program`);
    renameSync(join(work, name, 'bin/node'), program);
  } finally {
    rmSync(work, { recursive: true });
  }
  return `Node ${version} is that of the official archive ${name}.tar.gz, SHA-256 ${digest}.`;
}
