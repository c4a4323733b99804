import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import type { Deliverer, News, SendResult, Session } from '#lib/site/outbox/deliverer.ts';
import type { Entry } from '#lib/site/outbox/queue.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { allAnnouncements, isStillAnnounced, storeAnnouncement } from './delivery/announcements.ts';
import { announceNumbers, expiredMatches, readMatches } from './delivery/number-matches.ts';
import { firstOf, queueMessages, waitingSubscribers } from './delivery/pending.ts';
import { createPauses, postMessage, signFor } from './delivery/post-message.ts';
import { messageWriter } from './delivery/write-message.ts';
import { followersOf, numberIndex, type Readers } from './matching/followers.ts';
import { matchDocuments } from './matching/match-documents.ts';
import { noticeToMatch } from './matching/reasons.ts';
import { newRecentNotice, removeOldNotices } from './matching/recent-notices.ts';
import { type PushKeys, pushKeys } from './subscriptions/keys.ts';
import { readSubscription, removeSubscription, type Subscription } from './subscriptions/subscription.ts';

const MINUTE_MS = 60_000;

export const pushReaders: Readers<Subscription> = { in: 'subscriptions', read: readSubscription };

/** Notifies browsers: a browser gets one message for all that happens within seconds, and it has all notices of the day. */
export function pushDeliverer(): Deliverer {
  const pauses = createPauses();
  return {
    ...{ name: 'push', target: 'Web Push', events: ['published'], categories: null, namesCategories: true },
    ...{ delayMs: 0, skipsImports: false, isOrdered: false, isRepeatable: true, concurrency: 32, intervalMs: 0 },
    waitsMs: [1, 5, 30, 120].map((minutes) => minutes * MINUTE_MS),
    maxWaitMs: 25 * 60 * MINUTE_MS,
    maxRejections: Number.POSITIVE_INFINITY,
    async isActive(records) {
      const subscriptions = await records.count('subscriptions');
      metrics.pushSubscriptions.set(subscriptions);
      return subscriptions > 0;
    },
    figures: async (records) => ({ subscribers: await records.count('subscriptions') }),
    async queueNews(records: Records, { published, now }: News) {
      const notices = published.map(({ notice: { id, description }, departments, detectedAt }) =>
        noticeToMatch({ id, text: description, departments, detectedAt }),
      );
      const messages = await queueMessages(
        records,
        [...(await followersOf(records, pushReaders, notices)).keys()],
        now,
      );
      const changes = [
        ...published.map(storeAnnouncement),
        ...published.map(({ notice, detectedAt }) => newRecentNotice('push', notice.id, detectedAt)),
        ...messages,
      ];
      return { changes, count: messages.length };
    },
    about: () => ({ event: 'published', notice: '', title: '', count: 1 }),
    async open(records: Records): Promise<Session> {
      const write = messageWriter(await allAnnouncements(records), Date.now(), await readCategories());
      const sign = signatures(await pushKeys());
      return {
        async prepare(entry: Entry) {
          const to = readSubscription(await records.get('subscriptions', entry.key));
          const matches = to && to.numbers.length > 0 ? readMatches(await records.get('matches', entry.key)) : [];
          const message = to && write(to, firstOf(entry), matches);
          if (!to || !message) return null;
          const { origin } = new URL(to.endpoint);
          return async (): Promise<SendResult> => {
            const until = pauses.until(origin);
            if (until > Date.now()) return { kind: 'wait', until };
            const result = await postMessage(to, message, sign(origin));
            pauses.record(origin, result, Date.now());
            return { ...result, ...(result.kind === 'gone' && { changes: removeSubscription(entry.key) }) };
          };
        },
      };
    },
    compareNumbers: (records, now) =>
      matchDocuments({
        records,
        service: 'push',
        readIndex: () => numberIndex(records, pushReaders),
        notify: (notice, matches) => announceNumbers(records, notice, matches, now),
      }),
    async sweep(records, now) {
      await removeOldNotices(records, 'push', now);
      await removeExpired(records, now);
    },
  };
}

/** Removes the notices and matches that are no longer announced: a day old, and in no waiting message. */
async function removeExpired(records: Records, now: number): Promise<void> {
  const old = (await allAnnouncements(records)).filter((item) => !isStillAnnounced(item, now));
  const oldMatches = await expiredMatches(records, now);
  if (old.length + oldMatches.length === 0) return;
  const { ids, oldest } = await waitingSubscribers(records, now);
  const changes: Change[] = [
    ...old.filter(({ at }) => at < oldest).map(({ id }): Change => ({ in: 'announcements', key: id, value: null })),
    ...oldMatches.filter((id) => !ids.has(id)).map((id): Change => ({ in: 'matches', key: id, value: null })),
  ];
  await records.change(changes);
}

/** Creates one signature for each service: it is valid for hours, and takes longer than the message itself. */
function signatures(keys: PushKeys): (origin: string) => string {
  const cache = new Map<string, string>();
  return (origin) => {
    const signature = cache.get(origin) ?? signFor(origin, keys);
    cache.set(origin, signature);
    return signature;
  };
}
