import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

const chunkSize = 64 * 1024;

/**
 * The bytes of a range, read on demand. The file is opened at the first read, so that an unread response
 * holds no descriptor; the stream fails if the file no longer matches `expected`.
 */
export function fileStream(path: string, { start, end }: ByteRange, expected: Stats): ReadableStream<Uint8Array> {
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
