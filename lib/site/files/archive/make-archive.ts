import { archiveEntryNames } from './entry-names.ts';
import { fetchFile } from './fetch-file.ts';

/** A file of the site, and its name in the archive. */
export interface ArchivedFile {
  address: string;
  name: string;
}

/** `file` counts from 1; `bytes` of all files so far. */
export interface ArchiveProgress {
  file: number;
  bytes: number;
}

/** `blob` is null if no file was available; `failed` lists the missing files. */
export interface Archive {
  blob: Blob | null;
  failed: string[];
}

/** Fetches files one after another and archives the available ones without compression, as they are compressed already. @throws when `signal` fires */
export async function makeArchive(
  files: readonly ArchivedFile[],
  signal: AbortSignal,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Archive> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const names = archiveEntryNames(files.map(({ name }) => name));
  const failed: string[] = [];
  let bytes = 0;
  for (const [at, { address, name }] of files.entries()) {
    onProgress({ file: at + 1, bytes });
    try {
      const content = await fetchFile(address, signal, (more) => {
        bytes += more;
        onProgress({ file: at + 1, bytes });
      });
      zip.file(names[at] ?? name, await content.arrayBuffer());
    } catch {
      signal.throwIfAborted();
      failed.push(name);
    }
  }
  if (failed.length === files.length) return { blob: null, failed };
  return { blob: await zip.generateAsync({ type: 'blob', compression: 'STORE' }), failed };
}
