import { closeSync, copyFileSync, fchmodSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureFile } from './check-file.ts';
import { partial } from './copy-files.ts';
import { linkOrCopy } from './link-file.ts';
import { withoutMetadata } from './picture-bytes/without-metadata.ts';

/** A file to store: its bytes or its path; `stored` is its name in the files folder. */
export interface NewFile {
  stored: string;
  /** `isOwn`: the file at that path was made here and is never modified, so that it can be linked. */
  content: Buffer | { path: string; isOwn?: true };
}

/**
 * Writes a file atomically and syncs it to disk. A picture that someone has sent loses its metadata; the system copies other files of any size without
 * buffering.
 */
export function storeFile(filesFolder: string, { stored, content: source }: NewFile): void {
  const draft = join(filesFolder, partial + stored);
  const content = Buffer.isBuffer(source) || source.isOwn ? source : (strippedPicture(source.path) ?? source);
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

/** A picture without place, device and other metadata; null for a picture without any, and for other files. */
function strippedPicture(path: string): Buffer | null {
  if (!isPictureFile(path)) return null;
  const bytes = readFileSync(path);
  const stripped = withoutMetadata(bytes);
  return stripped === bytes ? null : stripped;
}
