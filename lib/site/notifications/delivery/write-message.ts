import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { categoriesOf, categoryAt, type NoticeCategory } from '#content/site/categories.ts';
import { writtenDay } from '#lib/platform/calendar/index.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { currentCategory, listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { type Announcement, isStillAnnounced } from '../announcements/announcements.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import type { PushMessage } from './message.ts';

/** Bytes of JSON; push services accept 4096 including the overhead of encryption (RFC 8030, section 7.2). */
const MAX_BYTES = 3500;

/** Writes messages: the notices announced within a day, or since `first`, when the message was first due. Subscribers with the same notices get the same text. */
export function messageWriter(
  news: readonly Announcement[],
  now: number,
  categories: readonly NoticeCategory[] = categoriesOf(null),
): (to: Subscription, first?: number) => string | null {
  const newest = news.toSorted((a, b) => b.at - a.at);
  const written = new Map<string, string>();
  return (to, first = now) => {
    const notices = newest.filter(
      (notice) =>
        notice.at >= to.since &&
        (notice.at >= first || isStillAnnounced(notice, now)) &&
        notice.departments.some((name) => isFor(name, to)),
    );
    if (notices.length === 0) return null;
    const key = `${to.language} ${to.departments} ${notices.length}`;
    const text = written.get(key) ?? write(notices, to, categories);
    written.set(key, text);
    return text;
  };
}

function isFor(category: string, { departments }: Subscription): boolean {
  return departments.some((address) => currentCategory(address) === category);
}

function write(
  announced: readonly Announcement[],
  { language, departments }: Subscription,
  categories: readonly NoticeCategory[],
): string {
  const [only = 'all', ...others] = departments;
  const { address, notifications } = categoryAt(categories, others.length > 0 ? 'all' : currentCategory(only));
  const message: PushMessage = {
    language,
    words: { one: notifications.one[language], many: notifications.many[language] },
    list: localPath(listPath(address), language),
    count: announced.length,
    notices: [],
  };
  for (const { id, title, lastDate } of announced) {
    const text = [title, ...(lastDate ? [lastDateIn(lastDate, language)] : [])].join('\n');
    message.notices.push({ id, path: localPath(noticePath(id), language), text });
    if (Buffer.byteLength(JSON.stringify(message)) > MAX_BYTES) {
      message.notices.pop();
      break;
    }
  }
  return JSON.stringify(message);
}

function lastDateIn(date: NonNullable<Announcement['lastDate']>, language: Locale): string {
  return `${messagesIn(language).notices.lastDate}: ${writtenDay(date, language)}`;
}
