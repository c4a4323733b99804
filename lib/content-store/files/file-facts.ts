import 'server-only';
import { cacheLife } from 'next/cache';
import { isStoredFileName } from '#lib/http/file-name.ts';
import { BoundedMap } from '#lib/runtime/bounded-map.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { open } from '#lib/upstream/call.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import { campusApi, campusApiBackground } from '#lib/upstream/upstream.ts';
import { dedupe, hasArrivedLate, rememberLate, waitFor } from '../last-known-good/in-flight.ts';
import { knownSizes, noteSize } from './known-sizes.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** How long a size that could not be had is not asked for again outside the framework. */
const UNTOLD_MS = 10 * MINUTE * 1000;
const MOST_UNTOLD = 5000;

/** How long a page waits for all its sizes together: when older ones are known, when none are, and while the campus API fails. */
const PATIENCE_MS = { known: 100, unknown: 1000, failing: 0 };

/**
 * Bytes of a stored file, as the campus API says or last said; null where it does not. A missing size never fails a page; one that comes late
 * shows at the next rendering. Asked for again after a day, or after 10 minutes where there was none.
 */
export async function getFileSize(fileName: string): Promise<number | null> {
  'use cache';
  const known = (await knownSizes()).get(fileName) ?? null;
  const size = await findSize(fileName, known);
  if (size === 'late') cacheLife('late');
  else if (size === 'failure') cacheLife('content');
  else cacheLife({ stale: MINUTE, revalidate: size === null ? 10 * MINUTE : DAY, expire: YEAR });
  return typeof size === 'string' ? known : size;
}

async function findSize(fileName: string, known: number | null): Promise<number | null | 'late' | 'failure'> {
  const key = `size of ${fileName}`;
  if (!isStoredFileName(fileName) || hasArrivedLate(key)) return known;
  const asked = dedupe(key, () => askSize(fileName));
  try {
    const reply = await waitFor(asked, PATIENCE_MS[known !== null ? 'known' : await circumstance()]);
    if (reply) return reply.value;
    rememberLate(key, asked);
    return 'late';
  } catch (error) {
    if (isCampusApiError(error)) return 'failure';
    throw error;
  }
}

/** Whether the latest exchange with the campus API failed. */
async function circumstance(): Promise<'unknown' | 'failing'> {
  const upstreams = [await campusApi(), await campusApiBackground()];
  return upstreams.some(({ breaker }) => breaker.state().failing) ? 'failing' : 'unknown';
}

/** Attachments with their sizes. */
export function sizeAttachments(attachments: readonly Attachment[]): Promise<SizedAttachment[]> {
  return Promise.all(attachments.map(async (file) => ({ ...file, bytes: await getFileSize(file.fileName) })));
}

/** Sizes that could not be had, by name: when they were asked for, in milliseconds of this process. */
const untold = () => processSingleton('sizes that were not told', () => new BoundedMap<string, number>(MOST_UNTOLD));

/** The same outside the framework: the sizes last known; missing ones are asked for now and then. */
export async function sizeAtHand(attachments: readonly Attachment[]): Promise<SizedAttachment[]> {
  const known = await knownSizes();
  return Promise.all(
    attachments.map(async (file) => ({ ...file, bytes: known.get(file.fileName) ?? (await sizeNow(file.fileName)) })),
  );
}

async function sizeNow(fileName: string): Promise<number | null> {
  const askedAt = untold().get(fileName);
  if (askedAt !== undefined && performance.now() - askedAt < UNTOLD_MS) return null;
  const size = await findSize(fileName, null);
  if (typeof size === 'number') return size;
  untold().set(fileName, performance.now());
  return null;
}

async function askSize(fileName: string): Promise<number | null> {
  const call = {
    name: 'HEAD /images/{fileName}',
    method: 'HEAD',
    path: `/images/${encodeURIComponent(fileName)}`,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
    // A campus API may lack HEAD.
    answers: () => true,
  } as const;
  const size = await open(call, sizeOf, undefined, await campusApiBackground());
  if (size !== null) await noteSize(fileName, size);
  return size;
}

async function sizeOf(response: Response): Promise<number | null> {
  const length = response.headers.get('content-length');
  const plain = response.status === 200 && !response.headers.has('content-encoding');
  response.body?.cancel().catch(() => undefined);
  return plain && length && /^\d{1,15}$/.test(length) ? Number(length) : null;
}
