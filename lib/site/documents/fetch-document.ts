import 'server-only';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { openPublicFile } from '#lib/site/content-cache/files/withheld-files.ts';

/** Metadata of a file from its headers. */
export interface FileState {
  readonly bytes: number | null;
  readonly lastModified: string | null;
}

/** Null where there is no such public file. @throws CampusApiError */
export async function fetchFileState(fileName: string): Promise<FileState | null> {
  const file = await openPublicFile(fileName, { method: 'HEAD' });
  return file && { bytes: file.length, lastModified: file.lastModified };
}

export type FetchResult =
  | { readonly bytes: number; readonly lastModified: string | null; readonly sha256: string }
  | 'missing'
  | 'too-large';

class TooLargeError extends Error {}

/** Downloads a public file of at most `maxBytes` to the disk. @throws CampusApiError; errors of the file system */
export async function fetchDocument(fileName: string, to: string, maxBytes: number): Promise<FetchResult> {
  const file = await openPublicFile(fileName);
  if (!file) return 'missing';
  const body = file.body as ReadableStream<Uint8Array> | null;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooLargeError();
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), counted, createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  }
  return { bytes, lastModified: file.lastModified, sha256: hash.digest('hex') };
}
