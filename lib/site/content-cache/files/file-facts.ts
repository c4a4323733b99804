import 'server-only';
import { cacheLife } from 'next/cache';
import { isStoredFileName } from '#lib/platform/http/file-name.ts';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { open } from '#lib/site/campus-client/call.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { isSiteFile } from '#lib/site/campus-client/files.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { campusApi, campusApiBackground, siteContentApi } from '#lib/site/campus-client/upstream.ts';
import { dedupe, hasArrivedLate, rememberLate, waitFor } from '../last-known-good/in-flight.ts';
import { knownSizes, noteSize } from './known-sizes.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** Outside the framework, a missing size is not requested again for this long. */
const RETRY_MS = 10 * MINUTE * 1000;
const MAX_MISSING = 5000;

/** How long a page waits for all its sizes together: if an older size is stored, if none is, and while the campus API fails. */
const TIMEOUT_MS = { stored: 100, missing: 1000, failing: 0 };

/**
 * Size of a stored file in bytes, as the campus API reports or last reported it; null where it does not. A missing size never fails a page;
 * a late one shows at the next rendering. Sizes are requested again after a day, missing ones after 10 minutes.
 */
export async function getFileSize(fileName: string): Promise<number | null> {
  'use cache';
  const stored = (await knownSizes()).get(fileName) ?? null;
  const size = await findSize(fileName, stored);
  if (size === 'late') cacheLife('late');
  else if (size === 'failure') cacheLife('content');
  else cacheLife({ stale: MINUTE, revalidate: size === null ? 10 * MINUTE : DAY, expire: YEAR });
  return typeof size === 'string' ? stored : size;
}

async function findSize(fileName: string, stored: number | null): Promise<number | null | 'late' | 'failure'> {
  const key = `size of ${fileName}`;
  if (!isStoredFileName(fileName) || hasArrivedLate(key)) return stored;
  const request = dedupe(key, () => requestSize(fileName));
  try {
    const reply = await waitFor(
      request,
      TIMEOUT_MS[stored !== null ? 'stored' : (await isFailing()) ? 'failing' : 'missing'],
    );
    if (reply) return reply.value;
    rememberLate(key, request);
    return 'late';
  } catch (error) {
    if (isCampusApiError(error)) return 'failure';
    throw error;
  }
}

/** Whether the latest call of the campus API failed. */
async function isFailing(): Promise<boolean> {
  const upstreams = [await campusApi(), await campusApiBackground()];
  return upstreams.some(({ breaker }) => breaker.state().failing);
}

/** Adds sizes to attachments. */
export function sizeAttachments(attachments: readonly Attachment[]): Promise<SizedAttachment[]> {
  return Promise.all(attachments.map(async (file) => ({ ...file, bytes: await getFileSize(file.fileName) })));
}

/** When a missing size was last requested, by file name, in milliseconds of this process. */
const missing = () => processSingleton('missing-file-sizes', () => new BoundedMap<string, number>(MAX_MISSING));

/** `getFileSize` outside the framework: the stored size; a missing one is requested in the background from time to time. */
export async function getFileSizeUncached(fileName: string): Promise<number | null> {
  return (await knownSizes()).get(fileName) ?? requestMissingSize(fileName);
}

/** `sizeAttachments` outside the framework. */
export function sizeAttachmentsUncached(attachments: readonly Attachment[]): Promise<SizedAttachment[]> {
  return Promise.all(attachments.map(async (file) => ({ ...file, bytes: await getFileSizeUncached(file.fileName) })));
}

async function requestMissingSize(fileName: string): Promise<number | null> {
  const requestedAt = missing().get(fileName);
  if (requestedAt !== undefined && performance.now() - requestedAt < RETRY_MS) return null;
  const size = await findSize(fileName, null);
  if (typeof size === 'number') return size;
  missing().set(fileName, performance.now());
  return null;
}

async function requestSize(fileName: string): Promise<number | null> {
  const call = {
    name: 'HEAD /images/{fileName}',
    method: 'HEAD',
    path: `/images/${encodeURIComponent(fileName)}`,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
    // A campus API may lack HEAD.
    accepts: () => true,
  } as const;
  const size = await open(
    call,
    sizeOf,
    undefined,
    isSiteFile(fileName) ? await siteContentApi() : await campusApiBackground(),
  );
  if (size !== null) await noteSize(fileName, size);
  return size;
}

async function sizeOf(response: Response): Promise<number | null> {
  const length = response.headers.get('content-length');
  const plain = response.status === 200 && !response.headers.has('content-encoding');
  response.body?.cancel().catch(() => undefined);
  return plain && length && /^\d{1,15}$/.test(length) ? Number(length) : null;
}
