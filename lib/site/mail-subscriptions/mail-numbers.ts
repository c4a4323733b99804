import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { addNumbers, matchDocuments } from '#lib/site/notifications/matching/match-documents.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { QueueWriter } from './storage/queue.ts';
import { readSubscriber, type Subscriber } from './storage/subscriber.ts';

/** The subscribers with numbers, by the digests of these. @throws errors of the store */
export async function numberIndex(records: MailRecords) {
  const index = new Map<string, string[]>();
  const subscribers = new Map<string, Subscriber>();
  for await (const page of records.pages('subscribers')) {
    for (const [id, value] of page) {
      const subscriber = readSubscriber(value);
      if (!subscriber || subscriber.numbers.length === 0 || subscriber.suspended !== null) continue;
      subscribers.set(id, subscriber);
      addNumbers(index, id, subscriber.numbers);
    }
  }
  return { index, subscribers };
}

/** Queues mails to subscribers whose number is in a document that was read since the last call. @throws CampusApiError, and errors of the store */
export async function mailNumbers(records: MailRecords, now: number): Promise<void> {
  let subscribers: ReadonlyMap<string, Subscriber> = new Map();
  const count = await matchDocuments({
    records,
    readIndex: async () => {
      const entries = await numberIndex(records);
      subscribers = entries.subscribers;
      return entries.index;
    },
    notify: async ({ id: notice }, matches) => {
      const queue = await QueueWriter.open(records, now);
      for (const [id, file] of matches) {
        const subscriber = subscribers.get(id);
        if (subscriber) queue.add(id, subscriber, { notice, departments: [], words: [], file });
      }
      return queue.changes();
    },
  });
  if (count > 0) log.info({ readers: count }, 'numbers of subscribers were found in documents');
}
