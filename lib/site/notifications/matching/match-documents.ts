import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { log } from '#lib/platform/runtime/log.ts';
import type { ServiceName } from '#lib/platform/watch/outbox-status.ts';
import type { Attachment, Notice } from '#lib/site/campus-client/types.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { withCorrections } from '#lib/site/documents/corrections.ts';
import { findAttachmentText } from '#lib/site/documents/documents.ts';
import { lineTexts, textVersion } from '#lib/site/documents/page-text.ts';
import { fetchNoticesById } from '#lib/site/outbox/announcements.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { type Digits, digitsOf, MAX_DIGITS, MIN_DIGITS, wholeNumbers } from '#lib/site/search/numbers.ts';
import { numberDigest, subscriberKey } from '../choices/digests.ts';
import { recentNotices, type StoredNotice, storeNotice, unchanged } from './recent-notices.ts';

/** The text of a document that may have changed since it was compared. */
interface DocumentText {
  version: string;
  digits: Digits;
}

/** Null where the document is not public, or has no text yet. @throws CampusApiError while it is unknown whether it is public */
async function readNumbers(attachment: Attachment): Promise<DocumentText | null> {
  const stored = await findAttachmentText(attachment.fileName);
  if (stored?.state !== 'read' || (await isWithheld(attachment.fileName))) return null;
  const document = withCorrections(stored, attachment);
  const text = `${document.digest} ${textVersion(document)}`;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { version, digits: digitsOf(document.pages.flatMap(lineTexts)) };
}

/** Subscribers by id whose number is in a document of a notice, each with the name of the document. */
export type NumberMatches = ReadonlyMap<string, string>;

interface Matching {
  records: Records;
  service: ServiceName;
  /** Readers by the digest of a number. */
  readIndex: () => Promise<NumberIndex>;
  /** The changes that notify these readers of a notice; made in one change with the mark that it was compared. */
  notify: (notice: Notice, matches: NumberMatches) => Promise<Change[]>;
}

/**
 * Compares the numbers of documents that were read, recognised or corrected since the last call with the numbers that readers of a service follow.
 * A reader is notified once of a notice. @throws CampusApiError, and errors of the store
 */
export async function matchDocuments(matching: Matching): Promise<void> {
  const { records, service, readIndex } = matching;
  const recent = await recentNotices(records, service);
  if (recent.length === 0) return;
  const index = await readIndex();
  if (index.size === 0) return;
  const list = await fetchNoticesById();
  const key = await subscriberKey();
  let count = 0;
  for (const stored of recent) {
    const notice = list.get(stored.id);
    if (notice) count += await matchNotice(matching, { stored, notice, index, key });
  }
  if (count > 0) log.info({ service, readers: count }, 'numbers of subscribers were found in documents');
}

interface Comparison {
  stored: StoredNotice;
  notice: Notice;
  index: NumberIndex;
  key: string;
}

async function matchNotice(
  { records, service, notify }: Matching,
  { stored, notice, index, key }: Comparison,
): Promise<number> {
  const read = { ...stored.notice.read };
  const files = new Map<string, string>();
  const notified = new Set(stored.notice.notified);
  for (const attachment of notice.attachments) {
    const text = await readNumbers(attachment);
    if (!text || read[attachment.fileName] === text.version) continue;
    read[attachment.fileName] = text.version;
    for (const id of await subscribersIn(text.digits, index, key, () => yieldToEventLoop()))
      if (!notified.has(id) && !files.has(id)) files.set(id, attachment.downloadName);
  }
  if (JSON.stringify(read) === JSON.stringify(stored.notice.read)) return 0;
  const done = storeNotice(service, stored.id, { ...stored.notice, read, notified: [...notified, ...files.keys()] });
  const changes = await notify(notice, files);
  return (await records.change([done, ...changes], [unchanged(stored)])) ? files.size : 0;
}

/** Subscribers by the digest of a number that they follow. */
export type NumberIndex = ReadonlyMap<string, readonly string[]>;

/** Numbers between two pauses in which other work runs. */
const BATCH = 2000;

/** The subscribers whose number is in a text, in any grouping of its digits, never as a part of a longer number. */
export async function subscribersIn(
  digits: Digits,
  index: NumberIndex,
  key: string,
  pause: () => Promise<void>,
): Promise<Set<string>> {
  const subscribers = new Set<string>();
  const compared = new Set<string>();
  for (const number of wholeNumbers(digits, MIN_DIGITS, MAX_DIGITS)) {
    if (compared.has(number)) continue;
    compared.add(number);
    for (const subscriber of index.get(numberDigest(key, number)) ?? []) subscribers.add(subscriber);
    if (compared.size % BATCH === 0) await pause();
  }
  return subscribers;
}
