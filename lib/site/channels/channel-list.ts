import 'server-only';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { fetchNoticesById } from '#lib/site/outbox/announcements.ts';
import type { Deliverer, News } from '#lib/site/outbox/deliverer.ts';
import { isUntouched, noticeDataSchema, noticeEntry, queueOf, readEntry, storeEntry } from '#lib/site/outbox/queue.ts';
import type { Records } from '#lib/site/outbox/storage/stored-records.ts';
import type { Channel, PostContent } from './adapters/channel.ts';
import { createFacebook } from './adapters/facebook.ts';
import { createIndexNow } from './adapters/index-now.ts';
import { createTelegram } from './adapters/telegram.ts';
import { createViber } from './adapters/viber.ts';
import { createWebhook } from './adapters/webhook.ts';

const MINUTE_MS = 60_000;
/** From a publication to its posts: a mistake can be withdrawn. */
const DELAY_MS = 2 * MINUTE_MS;
/** Waits before the next attempts, for about two days: a later post would no longer be news. */
const WAITS_MS = [1, 5, 15, 60, 120, 240, 480, 720, 1440].map((minutes) => minutes * MINUTE_MS);

/** Shown in the admin for a damaged entry. */
const DAMAGED = { id: '', event: 'published', notice: '', title: '' } as const;

/** Posts each new notice once, and each withdrawn one where the service wants it, in their order. */
export function channelDeliverer(channel: Channel): Deliverer {
  const { name, target, events, categories, isRepeatable } = channel;

  /** Whether a notice that was withdrawn waits to be posted: it needs no second post, and is dropped. */
  async function isWaiting(records: Records, notice: string): Promise<boolean> {
    const key = `published ${notice}`;
    const stored = readEntry(key, await records.get(queueOf(name), key));
    return stored !== null && isUntouched(stored.entry);
  }

  return {
    ...{ name, target, events, categories, isRepeatable, delayMs: DELAY_MS, waitsMs: WAITS_MS },
    ...{ namesCategories: false, skipsImports: true, isOrdered: true, concurrency: 1, intervalMs: 0 },
    maxWaitMs: Math.max(...WAITS_MS),
    maxRejections: Number.POSITIVE_INFINITY,
    isActive: async () => true,
    figures: async () => ({}),
    async queueNews(records: Records, { published, withdrawn, now }: News) {
      const entries = published.map(({ notice: { id: notice, description } }) =>
        noticeEntry({ event: 'published', notice, title: noticeTitle(description) }, now),
      );
      for (const notice of withdrawn)
        if (!(await isWaiting(records, notice)))
          entries.push(noticeEntry({ event: 'withdrawn', notice, title: '' }, now));
      return { changes: entries.map((entry) => storeEntry(name, entry)), count: entries.length };
    },
    about({ data }) {
      const { event, notice, title } = noticeDataSchema.catch(DAMAGED).parse(data);
      return { event, notice, title, count: 1 };
    },
    async open() {
      const notices = await fetchNoticesById();
      return {
        async prepare({ data }) {
          const { id: key, event, notice: id } = noticeDataSchema.parse(data);
          const notice = notices.get(id);
          // Nothing is posted about a notice that was withdrawn, or is back, meanwhile.
          if ((event === 'published') !== (notice !== undefined)) return null;
          const content: PostContent = notice
            ? { key, id, event: 'published', notice }
            : { key, id, event: 'withdrawn', notice: null };
          return () => channel.post(content);
        },
      };
    },
  };
}

/** The addresses of the services. */
export const services = {
  telegram: 'https://api.telegram.org',
  facebook: 'https://graph.facebook.com/v23.0',
  viber: 'https://chatapi.viber.com',
  indexNow: 'https://api.indexnow.org',
} as const;

type ServiceAddresses = { readonly [Name in keyof typeof services]: string };

/** The channels that the settings turn on. Tests replace the addresses of the services. */
export function configuredChannels(settings: ChannelSettings, addresses: ServiceAddresses = services): Channel[] {
  const { webhook, telegram, facebook, viber, indexNow } = settings;
  return [
    webhook && createWebhook(webhook),
    telegram && createTelegram(telegram, addresses.telegram),
    facebook && createFacebook(facebook, addresses.facebook),
    viber && createViber(viber, addresses.viber),
    indexNow && createIndexNow(indexNow, addresses.indexNow),
  ].filter((channel) => channel !== null);
}

/** The channels of the settings as services of the outbox. A category that the campus does not have is reported. */
export function channelDeliverers(settings: ChannelSettings): Deliverer[] {
  const isCategory = (address: string): boolean => contentAddresses().categories.has(currentCategory(address));
  const unknown = (settings.webhook?.categories ?? []).filter((address) => !isCategory(address));
  if (unknown.length > 0) log.warn({ categories: unknown }, 'the campus has no such categories of WEBHOOK_CATEGORIES');
  return configuredChannels(settings).map(channelDeliverer);
}
