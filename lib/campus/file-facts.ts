import 'server-only';
import { cacheLife } from 'next/cache';
import type { SizedAttachment } from '../files/sized-attachment.ts';
import { open } from './call.ts';
import { isCampusApiError } from './errors.ts';
import { isStoredFileName } from './file-name.ts';
import type { Attachment } from './types.ts';
import { campusApiAside } from './upstream.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** No page waits longer for all the sizes it would show. */
const PATIENCE_MS = 1500;

/** Bytes of a stored file, or null where the campus API does not tell: a size never fails a page. Asked again after a day, or 10 minutes. */
export async function getFileSize(fileName: string): Promise<number | null> {
  'use cache';
  const size = await askSize(fileName);
  cacheLife({ stale: MINUTE, revalidate: size === null ? 10 * MINUTE : DAY, expire: YEAR });
  return size;
}

/** Attachments with their sizes. */
export function sizeAttachments(attachments: readonly Attachment[]): Promise<SizedAttachment[]> {
  return Promise.all(attachments.map(async (file) => ({ ...file, bytes: await getFileSize(file.fileName) })));
}

async function askSize(fileName: string): Promise<number | null> {
  if (!isStoredFileName(fileName)) return null;
  const call = {
    name: 'HEAD /images/{fileName}',
    method: 'HEAD',
    path: `/images/${encodeURIComponent(fileName)}`,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
    // A campus API without HEAD is no failure.
    answers: () => true,
  } as const;
  try {
    return await open(call, sizeOf, AbortSignal.timeout(PATIENCE_MS), await campusApiAside());
  } catch (error) {
    if (isCampusApiError(error)) return null;
    throw error;
  }
}

async function sizeOf(response: Response): Promise<number | null> {
  const length = response.headers.get('content-length');
  const plain = response.status === 200 && !response.headers.has('content-encoding');
  response.body?.cancel().catch(() => undefined);
  return plain && length && /^\d{1,15}$/.test(length) ? Number(length) : null;
}
