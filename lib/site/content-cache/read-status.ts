import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { fetchContact } from '#lib/site/campus-client/contact.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { oldContentSince, staleContentSince } from './last-known-good/content-age.ts';
import { storedAt } from './storage/stored-content.ts';

/** The campus API receives at most one request in this time. */
const FRESH_MS = 10_000;
/** The status page waits this long for the campus API. */
const TIMEOUT_MS = 2000;

export interface SiteStatus {
  /** `slow`: no response yet, and no failure either. */
  readonly campus: 'available' | 'slow' | 'unavailable';
  /** The time of the oldest stale content; while the campus API is available, only if older than 15 minutes. Null for none. */
  readonly contentSince: Date | null;
}

/** Requests the smallest record of the campus API, bypassing all caches. */
export async function readStatus(timeoutMs = TIMEOUT_MS): Promise<SiteStatus> {
  const request = memoizeFor('campus-api-status', FRESH_MS, requestContact);
  const campus = await Promise.race([request, setTimeout(timeoutMs, 'slow' as const, { ref: false })]);
  if (campus === 'available') return { campus, contentSince: oldContentSince() };
  const since = staleContentSince() ?? (await storedAt('notices all'));
  return { campus, contentSince: since === null ? null : new Date(since) };
}

async function requestContact(): Promise<'available' | 'unavailable'> {
  try {
    await fetchContact();
    return 'available';
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return 'unavailable';
  }
}
