import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { log } from '#lib/platform/runtime/log.ts';
import type { Attachment, Notice } from '#lib/site/campus-client/types.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { withCorrections } from '#lib/site/documents/corrections.ts';
import { findAttachmentText } from '#lib/site/documents/documents.ts';
import { lineTexts, textVersion } from '#lib/site/documents/page-text.ts';
import { fetchNoticesById } from '#lib/site/notifications/announcements/latest-notices.ts';
import { type Digits, digitsOf } from '#lib/site/search/numbers.ts';
import { mailKey } from '../storage/keys.ts';
import type { MailRecords } from '../storage/mail-records.ts';
import { QueueWriter } from '../storage/queue.ts';
import { readSubscriber, type Subscriber } from '../storage/subscriber.ts';
import { type NumberIndex, subscribersIn } from './document-numbers.ts';
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

/** The subscribers with numbers, by the digests of these. @throws errors of the store */
export async function numberIndex(records: MailRecords) {
  const index = new Map<string, string[]>();
  const subscribers = new Map<string, Subscriber>();
  for await (const page of records.pages('subscribers')) {
    for (const [id, value] of page) {
      const subscriber = readSubscriber(value);
      if (!subscriber || subscriber.numbers.length === 0 || subscriber.suspended !== null) continue;
      subscribers.set(id, subscriber);
      for (const { digest } of subscriber.numbers) index.set(digest, [...(index.get(digest) ?? []), id]);
    }
  }
  return { index: index satisfies NumberIndex, subscribers };
}

/**
 * Compares the numbers of documents that were read, recognised or corrected since the last call with the numbers that readers follow. A reader
 * gets one mail for a notice. @returns the number of readers. @throws CampusApiError, and errors of the store
 */
export async function matchDocuments(records: MailRecords, now: number): Promise<number> {
  const matched = (await recentNotices(records)).filter(({ notice }) => notice.state === 'matched');
  if (matched.length === 0) return 0;
  const { index, subscribers } = await numberIndex(records);
  if (index.size === 0) return 0;
  const list = await fetchNoticesById();
  const key = await mailKey();
  let count = 0;
  for (const stored of matched) {
    const notice = list.get(stored.id);
    if (notice) count += await matchNotice(records, { stored, notice, index, subscribers, key, now });
  }
  if (count > 0) log.info({ readers: count }, 'numbers of subscribers were found in documents');
  return count;
}

interface Comparison {
  stored: StoredNotice;
  notice: Notice;
  index: NumberIndex;
  subscribers: ReadonlyMap<string, Subscriber>;
  key: string;
  now: number;
}

async function matchNotice(
  records: MailRecords,
  { stored, notice, index, subscribers, key, now }: Comparison,
): Promise<number> {
  const read = { ...stored.notice.read };
  const files = new Map<string, string>();
  for (const attachment of notice.attachments) {
    const text = await readNumbers(attachment);
    if (!text || read[attachment.fileName] === text.version) continue;
    read[attachment.fileName] = text.version;
    for (const id of await subscribersIn(text.digits, index, key, () => yieldToEventLoop()))
      if (!stored.notice.notified.includes(id) && !files.has(id)) files.set(id, attachment.downloadName);
  }
  if (JSON.stringify(read) === JSON.stringify(stored.notice.read)) return 0;
  const queue = await QueueWriter.open(records, now);
  for (const [id, file] of files) {
    const subscriber = subscribers.get(id);
    if (subscriber) queue.add(id, subscriber, { notice: notice.id, departments: [], words: [], file });
  }
  const notified = [...stored.notice.notified, ...files.keys()];
  const done = storeNotice(stored.id, { ...stored.notice, read, notified });
  return (await records.change([done, ...queue.changes()], [unchanged(stored)])) ? files.size : 0;
}
