import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { parseByteRange } from './byte-range.ts';
import { fileStream } from './file-stream.ts';
import { isStoredName } from './stored-name.ts';

/**
 * A stored file or a range of it, or 416; null if `folder` has no such file. Conditional requests, security headers and download
 * names belong to the site (`lib/site/files`), the only one that browsers connect to.
 */
export async function fileResponse(folder: string, name: string, request: Request): Promise<Response | null> {
  const path = join(folder, name);
  const stats = isStoredName(name) ? await lstat(path).catch(() => null) : null;
  if (stats === null || !stats.isFile()) return null;

  const headers = new Headers({
    'accept-ranges': 'bytes',
    'last-modified': stats.mtime.toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  const range = parseByteRange(request.headers.get('range'), stats.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stats.size}`);
    return Response.json({ message: 'The file is shorter than the requested range.' }, { status: 416, headers });
  }
  headers.set('content-type', contentTypeOf(name).type);
  if (range !== null) headers.set('content-range', `bytes ${range.start}-${range.end}/${stats.size}`);
  const bytes = range ?? { start: 0, end: stats.size - 1 };
  headers.set('content-length', String(bytes.end - bytes.start + 1));
  const isBodyless = request.method === 'HEAD' || stats.size === 0;
  return new Response(isBodyless ? null : fileStream(path, bytes, stats), {
    status: range === null ? 200 : 206,
    headers,
  });
}
