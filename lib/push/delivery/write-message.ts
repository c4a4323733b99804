import 'server-only';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { push } from '#content/messages/push.ts';
import { writtenDay } from '#lib/calendar/index.ts';
import { listPath, noticePath } from '#lib/notices/addresses.ts';
import { localPath } from '#lib/routes/paths.ts';
import { type Announcement, isStillAnnounced } from '../announcements/announcements.ts';
import type { PushMessage } from '../message.ts';
import type { Subscription } from '../subscriptions/subscription.ts';

/** Bytes of JSON; push services accept 4096 including the overhead of encryption (RFC 8030, section 7.2). */
const MAX_BYTES = 3500;

/** Writes messages: the notices announced within a day, or since `first`, when the message was first due. Subscribers with the same notices get the same text. */
export function messageWriter(
  news: readonly Announcement[],
  now: number,
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
    const text = written.get(key) ?? write(notices, to);
    written.set(key, text);
    return text;
  };
}

function isFor(department: Announcement['departments'][number], { departments }: Subscription): boolean {
  return departments.some((name) => name === department);
}

function write(announced: readonly Announcement[], { language, departments }: Subscription): string {
  const [only = 'all', ...others] = departments;
  const about = others.length > 0 ? 'all' : only;
  const message: PushMessage = {
    language,
    words: { one: push.one[about][language], many: push.many[about][language] },
    list: localPath(listPath(about), language),
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
