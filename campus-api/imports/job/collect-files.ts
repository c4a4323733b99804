import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '#content/locale.ts';
import { downloadFiles } from '#packages/site-import/files/download.ts';
import { downloadName, type MediaFile, pathsOf } from '#packages/site-import/files/media.ts';
import type { NamedFile } from '#packages/site-import/files/open-export.ts';
import { unpackEntry } from '#packages/site-import/files/unpack-entry.ts';
import { readZipEntries } from '#packages/site-import/files/zip-archive.ts';
import type { NetworkPolicy } from '#packages/site-import/network/open-address.ts';

/** Reasons why files could not be collected, by their paths below the folder of uploads. */
export type Failures = Map<string, string | Localized>;

/** The origin of the files: none, a download from the old site, or uploaded archives of its folder of uploads. */
export const fileChoices = ['none', 'download', 'archive'] as const;
export type FileChoice = (typeof fileChoices)[number];

export interface CollectJob extends NetworkPolicy {
  choice: FileChoice;
  /** Address of the old site. */
  site: string;
  archives: readonly NamedFile[];
  folder: string;
}

/**
 * Stores files of the old site in `folder` under the names of `downloadName`, each once, also over several runs. Names of an archive are only compared:
 * none becomes a path.
 */
export async function collectFiles(
  { choice, site, archives, folder, allowPrivate }: CollectJob,
  files: readonly MediaFile[],
  onProgress: (done: number) => void,
): Promise<Failures> {
  if (choice === 'none') return new Map();
  if (choice === 'download') return downloadFiles(site, files, folder, onProgress, { allowPrivate });
  return unpackFiles(archives, files, folder, onProgress);
}

async function unpackFiles(
  archives: readonly NamedFile[],
  files: readonly MediaFile[],
  folder: string,
  onProgress: (done: number) => void,
): Promise<Failures> {
  mkdirSync(folder, { recursive: true });
  const entries = new Map(
    archives.flatMap(({ path, name }) =>
      readZipEntries(path, name).map((entry) => [uploadPathOf(entry.name).normalize('NFC'), { path, entry }] as const),
    ),
  );
  const failures: Failures = new Map();
  for (const [index, file] of files.entries()) {
    const source = pathsOf(file)
      .map((path) => entries.get(path.normalize('NFC')))
      .find((entry) => entry !== undefined);
    const target = join(folder, downloadName(file));
    if (source !== undefined && !existsSync(target)) {
      const failure = await unpackEntry(source, target);
      if (failure !== null) failures.set(file.path, failure);
    }
    onProgress(index + 1);
  }
  return failures;
}

/** Archives contain the folder of uploads, its content, or folders above it. */
const uploadPathOf = (name: string) => name.replace(/^\.\//, '').replace(/^(?:.*?\/)?uploads\//, '');
