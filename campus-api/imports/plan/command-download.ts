import { cancelOnInterrupt } from '#campus-api/cli/cancel-on-interrupt.ts';
import { downloadFiles, downloadSource } from '#packages/site-import/files/download.ts';
import type { MediaFile, MediaSource } from '#packages/site-import/files/media.ts';
import type { NetworkPolicy } from '#packages/site-import/network/open-address.ts';

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
    this.source = downloadSource(folder, null);
  }

  load = async (files: readonly MediaFile[]): Promise<void> => {
    const onProgress = (done: number) => {
      if (done % PROGRESS_STEP === 0 || done === files.length)
        console.error(`Downloaded ${done} of ${files.length} files`);
    };
    const failures = await cancelOnInterrupt((signal) =>
      downloadFiles(this.#site, files, this.#folder, onProgress, { ...this.#policy, signal }),
    );
    this.source = downloadSource(this.#folder, failures);
  };
}
