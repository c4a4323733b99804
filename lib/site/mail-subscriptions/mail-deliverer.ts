import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { type ListMessage, type MailConnection, openMailConnection } from '#lib/platform/runtime/mail-transport.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { followersOf, numberIndex, type Readers } from '#lib/site/notifications/matching/followers.ts';
import { matchDocuments } from '#lib/site/notifications/matching/match-documents.ts';
import { noticeToMatch } from '#lib/site/notifications/matching/reasons.ts';
import { newRecentNotice, removeOldNotices } from '#lib/site/notifications/matching/recent-notices.ts';
import { latestNotices } from '#lib/site/outbox/announcements.ts';
import type { Deliverer, SendResult, Session } from '#lib/site/outbox/deliverer.ts';
import type { Entry } from '#lib/site/outbox/queue.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { readCategories, readIdentity } from '#lib/site/site-content/snapshot.ts';
import { deleteRequest, deleteSubscriber } from './change-subscription.ts';
import { readMailError } from './mail-error.ts';
import { countOfNotices, isConfirmation, QueueWriter, readMail } from './queue.ts';
import { afterRejection, readRequest, readSubscriber, type Subscriber } from './subscriber.ts';
import { type Letterhead, writeConfirmation, writeNoticeMail } from './write-mail.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Without a confirmation a request is deleted after this. */
const REQUEST_MS = 2 * DAY_MS;
/** A subscriber whose address is rejected is deleted after this. */
const SUSPENDED_MS = 30 * DAY_MS;

/** Deletes requests that nobody confirmed, and subscribers whose address is rejected. @throws errors of the store */
async function deleteExpired(records: Records, now: number): Promise<void> {
  const requests: string[] = [];
  for await (const page of records.pages('requests'))
    for (const [id, value] of page) if (now - (readRequest(value)?.at ?? 0) > REQUEST_MS) requests.push(id);
  for (const id of requests) await deleteRequest(records, id);
  const suspended: string[] = [];
  for await (const page of records.pages('subscribers'))
    for (const [id, value] of page)
      if (now - (readSubscriber(value)?.suspended ?? now) > SUSPENDED_MS) suspended.push(id);
  if (suspended.length === 0) return;
  const key = await subscriberKey();
  for (const id of suspended) await deleteSubscriber(records, key, id);
}

type Settings = NonNullable<Environment['subscriptions']>;

/** Waits before the next attempts, for about three days; greylisting servers accept after some minutes. */
const WAITS_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS, DAY_MS / 3, DAY_MS, DAY_MS];

/** Subscribers who get mails. */
export const mailReaders: Readers<Subscriber> = {
  in: 'subscribers',
  read(value) {
    const subscriber = readSubscriber(value);
    return subscriber?.suspended === null ? subscriber : null;
  },
};

/** A written mail, and what follows where it is rejected, or given up. */
interface Written {
  message: ListMessage;
  ifRejected: (isMissing: boolean) => Change[];
  ifGivenUp: Change[];
}

/** Mails notices to subscribers, and the confirmations of requests before them, at the set rate. */
export function mailDeliverer({ server, from, rate, delayMs }: Settings): Deliverer {
  async function writeNext(
    entry: Entry,
    records: Records,
    head: Letterhead,
    notices: ReturnType<typeof latestNotices>,
  ) {
    const mail = readMail(entry);
    if (isConfirmation(mail)) {
      const request = readRequest(await records.get('requests', mail.request));
      const removed: Change[] = [{ in: 'requests', key: mail.request, value: null }];
      return (
        request && {
          message: writeConfirmation(mail.request, request, head),
          ifRejected: () => removed,
          ifGivenUp: removed,
        }
      );
    }
    const subscriber = readSubscriber(await records.get('subscribers', mail.to));
    if (subscriber?.suspended !== null) return null;
    const message = writeNoticeMail({ key: entry.key, mail, subscriber }, await notices(), head);
    const rejected = (isMissing: boolean): Change[] => {
      const value = JSON.stringify(afterRejection(subscriber, isMissing, Date.now()));
      return [{ in: 'subscribers', key: mail.to, value }];
    };
    return message && { message, ifRejected: rejected, ifGivenUp: [] };
  }

  async function send({ message, ifRejected, ifGivenUp }: Written, connection: MailConnection): Promise<SendResult> {
    try {
      await connection.send(message);
      return { kind: 'sent', url: null };
    } catch (error) {
      const failure = readMailError(error);
      const { reason } = failure;
      if (failure.kind === 'server') return { kind: 'down', reason, mayBeReceived: failure.mayBeAccepted };
      if (failure.kind === 'rejected') return { kind: 'rejected', reason, changes: ifRejected(failure.isMissing) };
      return { kind: 'later', reason, after: null, changes: ifGivenUp };
    }
  }

  return {
    ...{ name: 'mail', target: from, events: ['published'], categories: null, namesCategories: true, delayMs },
    ...{ skipsImports: true, isOrdered: false, isRepeatable: true, concurrency: 1, intervalMs: MINUTE_MS / rate },
    waitsMs: WAITS_MS,
    // Until the next weekly mail.
    maxWaitMs: 8 * DAY_MS,
    maxRejections: 10,
    async isActive(records) {
      const subscribers = await records.count('subscribers');
      metrics.mailSubscribers.set(subscribers);
      return subscribers > 0;
    },
    async figures(records) {
      const [subscribers, requests] = [await records.count('subscribers'), await records.count('requests')];
      return { subscribers, requests, rate, delay: delayMs / 1000 };
    },
    async queueNews(records, { published, now }) {
      const notices = published.map(({ notice: { id, description }, departments, detectedAt }) =>
        noticeToMatch({ id, text: description, departments, detectedAt }),
      );
      const queue = await QueueWriter.open(records, now);
      for (const [id, { reader, matches }] of await followersOf(records, mailReaders, notices))
        for (const match of matches) queue.add(id, reader, { ...match, file: null });
      const recent = published.map(({ notice, detectedAt }) => newRecentNotice('mail', notice.id, detectedAt));
      return { changes: [...recent, ...queue.changes()], count: queue.size };
    },
    about: (entry) => ({ event: 'published', notice: '', title: '', count: countOfNotices(entry) }),
    async open(records: Records): Promise<Session> {
      const [{ name }, categories, key] = await Promise.all([readIdentity(), readCategories(), subscriberKey()]);
      const head: Letterhead = { from, campus: name, categories, key };
      const notices = latestNotices();
      const connection = await openMailConnection(server);
      return {
        async prepare(entry) {
          const written = await writeNext(entry, records, head, notices);
          return written && (() => send(written, connection));
        },
        close: () => connection.close(),
      };
    },
    compareNumbers: (records, now) =>
      matchDocuments({
        records,
        service: 'mail',
        readIndex: () => numberIndex(records, mailReaders),
        async notify({ id: notice }, matches) {
          const queue = await QueueWriter.open(records, now);
          for (const [id, file] of matches) {
            const reader = mailReaders.read((await records.get('subscribers', id)) ?? '');
            if (reader) queue.add(id, reader, { notice, departments: [], words: [], file });
          }
          return queue.changes();
        },
      }),
    async sweep(records, now) {
      await removeOldNotices(records, 'mail', now);
      await deleteExpired(records, now);
    },
  };
}
