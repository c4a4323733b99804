import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** The list of all files of a release with their digests. */
export const FILE_LIST = 'files.sha256';

/** Paths of all files below a folder, sorted; links are none. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes the digest of an archive to a file beside it, in the format of `sha256sum`, and returns it. */
export function writeDigest(archive: string): string {
  const digest = sha256(readFileSync(archive));
  writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`);
  return digest;
}

/** Writes the list of all files of a folder, in the format of `sha256sum`. */
export function writeFileList(folder: string): void {
  const files = filesIn(folder).filter((file) => file !== FILE_LIST);
  const lines = files.map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`);
  writeFileSync(join(folder, FILE_LIST), lines.join(''));
}
