import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { isStoredName } from './stored-name.ts';

/** Positions of the first and the last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/** Parses a `Range` header (RFC 9110, 14.2). Null means the whole file, also for several ranges and other units. */
function parseByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count > 0 && size > 0 ? { start: Math.max(0, size - count), end: size - 1 } : 'unsatisfiable';
}

const chunkSize = 64 * 1024;

/**
 * The bytes of a range, read on demand. The file is opened at the first read, so that an unread response
 * holds no descriptor; the stream fails if the file no longer matches `expected`.
 */
function fileStream(path: string, { start, end }: ByteRange, expected: Stats): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          handle ??= await openSame(path, expected);
          const buffer = new Uint8Array(Math.min(chunkSize, end - position + 1));
          const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
          if (bytesRead === 0) throw new Error(`The file ${path} became shorter while it was sent`);
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position <= end) return;
          await handle.close();
          controller.close();
        } catch (error) {
          await handle?.close();
          throw error;
        }
      },
      async cancel() {
        await handle?.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Opens a file without following a symbolic link or blocking on a pipe. */
async function openSame(path: string, expected: Stats): Promise<FileHandle> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = await handle.stat();
  if (stats.ino === expected.ino && stats.size === expected.size && stats.mtimeMs === expected.mtimeMs) return handle;
  await handle.close();
  throw new Error(`The file ${path} was replaced while it was sent`);
}

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
