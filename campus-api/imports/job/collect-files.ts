import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { describeError } from '#campus-api/imports/plan/file-reasons.ts';
import type { Localized } from '#content/locale.ts';
import { downloadFiles, type MediaFile, type NamedFile, unpackFiles } from '#packages/site-import/files/index.ts';
import type { NetworkPolicy } from '#packages/site-import/network/index.ts';

/** Reasons why files could not be collected, by their paths below the folder of uploads. */
export type Failures = Map<string, Localized>;

/** The origin of the files: none, a download from the old site, or uploaded archives of its folder of uploads. */
export const fileChoices = ['none', 'download', 'archive'] as const;
export type FileChoice = (typeof fileChoices)[number];

export interface CollectJob extends NetworkPolicy {
  choice: Exclude<FileChoice, 'none'>;
  /** Address of the old site. */
  site: string;
  archives: readonly NamedFile[];
  folder: string;
}

/** Stores files of the old site in `folder`, each once, also over several runs. @throws RefusedError for an archive that cannot be read */
export async function collectFiles(
  { choice, site, archives, folder, allowPrivate }: CollectJob,
  files: readonly MediaFile[],
  onProgress: (done: number) => void,
): Promise<Failures> {
  const options = { maxBytes: MAX_FILE_BYTES, onProgress };
  const failures =
    choice === 'download'
      ? await downloadFiles(site, files, folder, { ...options, allowPrivate })
      : await unpackFiles(archives, files, folder, options);
  return new Map([...failures].map(([path, error]) => [path, describeError(error)]));
}
