import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { partial } from './copy-files.ts';

/** A file to come: its bytes, or where to read them; `stored` is its name in the files folder. */
export interface NewFile {
  stored: string;
  content: Buffer | { path: string };
}

/** Writes a file whole or not at all, and on the disk when this returns. */
export function storeFile(filesFolder: string, { stored, content }: NewFile): void {
  const draft = join(filesFolder, partial + stored);
  const bytes = Buffer.isBuffer(content) ? content : readFileSync(content.path);
  const descriptor = openSync(draft, 'w', 0o644);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, join(filesFolder, stored));
}
