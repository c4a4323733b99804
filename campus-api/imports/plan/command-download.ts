import { cancelOnInterrupt } from '#campus-api/cli/cancel-on-interrupt.ts';
import { MAX_FILE_BYTES } from '#campus-api/files/check-file.ts';
import { endings } from '#campus-api/files/file-kinds.ts';
import { downloadFiles, downloadSource, type MediaFile, type MediaSource } from '#packages/site-import/files/index.ts';
import type { NetworkPolicy } from '#packages/site-import/network/index.ts';

/** Files between two lines of progress. */
const PROGRESS_STEP = 50;

/** Files that a command downloads from an old site after its prompt; Ctrl-C ends the download, and the next run continues it. */
export class CommandDownload {
  source: MediaSource;
  readonly #site: string;
  readonly #folder: string;
  readonly #policy: NetworkPolicy;

  constructor(site: string, folder: string, policy: NetworkPolicy) {
    this.#site = site;
    this.#folder = folder;
    this.#policy = policy;
    this.source = downloadSource(folder, null, endings);
  }

  load = async (files: readonly MediaFile[]): Promise<void> => {
    const onProgress = (done: number) => {
      if (done % PROGRESS_STEP === 0 || done === files.length)
        console.error(`Downloaded ${done} of ${files.length} files`);
    };
    const failures = await cancelOnInterrupt((signal) =>
      downloadFiles(this.#site, files, this.#folder, {
        ...this.#policy,
        maxBytes: MAX_FILE_BYTES,
        onProgress,
        signal,
      }),
    );
    this.source = downloadSource(this.#folder, failures, endings);
  };
}
