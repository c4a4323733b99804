import { closeSync, copyFileSync, fchmodSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { partial } from './copy-files.ts';
import { linkOrCopy } from './link-file.ts';

/** A file to store: its bytes or its path; `stored` is its name in the files folder. */
export interface NewFile {
  stored: string;
  /** `isOwn`: the file at that path is never modified, so that it can be linked. */
  content: Buffer | { path: string; isOwn?: true };
}

/** Writes a file atomically and syncs it to disk. The system copies files of any size without buffering. */
export function storeFile(filesFolder: string, { stored, content }: NewFile): void {
  const draft = join(filesFolder, partial + stored);
  if (!Buffer.isBuffer(content)) {
    if (content.isOwn) linkOrCopy(content.path, draft);
    else copyFileSync(content.path, draft);
  }
  const descriptor = openSync(draft, Buffer.isBuffer(content) ? 'w' : 'r');
  try {
    if (Buffer.isBuffer(content)) {
      for (let written = 0; written < content.length; ) written += writeSync(descriptor, content, written);
    }
    fchmodSync(descriptor, 0o644);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, join(filesFolder, stored));
}
