import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { memoizeFor } from '#lib/runtime/memoize-for.ts';
import { fetchContact } from '#lib/upstream/contact.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { oldContentSince, staleContentSince } from './last-known-good/content-age.ts';
import { storedAt } from './storage/stored-content.ts';

/** The campus API is asked at most once in this time. */
const FRESH_MS = 10_000;
/** How long the page waits for the campus API. */
const PATIENCE_MS = 2000;

export interface SiteStatus {
  /** `slow`: no answer yet, and no failure either. */
  readonly campus: 'well' | 'slow' | 'away';
  /** The time of the oldest stale content; while the campus API is well, only if older than 15 minutes. Null for none. */
  readonly contentSince: Date | null;
}

/** Requests the campus API's smallest record, past all caches. */
export async function readStatus(patience = PATIENCE_MS): Promise<SiteStatus> {
  const asked = memoizeFor('whether the campus API is well', FRESH_MS, askCampus);
  const campus = await Promise.race([asked, setTimeout(patience, 'slow' as const, { ref: false })]);
  if (campus === 'well') return { campus, contentSince: oldContentSince() };
  const since = staleContentSince() ?? (await storedAt('notices all'));
  return { campus, contentSince: since === null ? null : new Date(since) };
}

async function askCampus(): Promise<'well' | 'away'> {
  try {
    await fetchContact();
    return 'well';
  } catch (error) {
    if (!isCampusApiError(error)) throw error;
    return 'away';
  }
}
