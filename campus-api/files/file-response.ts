import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { contentType } from './content-type.ts';
import { fileStream } from './file-stream.ts';
import { isStoredName } from './stored-name.ts';
import { currentRange, isNotModified, validatorsOf } from './validators.ts';

/** A stored file, a range of it, 304 or 416, as GET or HEAD asks; null where `folder` holds no such file. */
export async function fileResponse(folder: string, name: string, request: Request): Promise<Response | null> {
  const path = join(folder, name);
  const stats = isStoredName(name) ? await lstat(path).catch(() => null) : null;
  if (stats === null || !stats.isFile()) return null;

  const validators = validatorsOf(stats);
  const headers = new Headers({
    'accept-ranges': 'bytes',
    etag: validators.etag,
    'last-modified': validators.lastModified,
    'x-content-type-options': 'nosniff',
  });
  if (isNotModified(request.headers, validators)) return new Response(null, { status: 304, headers });
  const range = parseByteRange(currentRange(request.headers, validators), stats.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stats.size}`);
    return Response.json({ message: 'The file is shorter than the requested range.' }, { status: 416, headers });
  }
  headers.set('content-type', contentType(name));
  if (range !== null) headers.set('content-range', `bytes ${range.start}-${range.end}/${stats.size}`);
  const bytes = range ?? { start: 0, end: stats.size - 1 };
  headers.set('content-length', String(bytes.end - bytes.start + 1));
  const body = request.method === 'HEAD' ? null : streamOf(path, bytes, stats);
  return new Response(body, { status: range === null ? 200 : 206, headers });
}

function streamOf(path: string, bytes: ByteRange, stats: Stats): ReadableStream<Uint8Array> | null {
  return stats.size === 0 ? null : fileStream(path, bytes, stats);
}
