import 'server-only';
import type { Locale } from '#content/locale.ts';
import { noticeMails, pushMatches } from '#content/messages/follow.ts';
import { messagesIn } from '#content/messages/index.ts';
import { categoriesOf, categoryAt, type NoticeCategory } from '#content/site/categories.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { currentCategory, listPath, noticePath } from '#lib/site/notices/addresses.ts';
import { formatDay } from '#packages/nepali/calendar/index.ts';
import { type Reasons, reasonsFor } from '../matching/reasons.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { isStillAnnounced, type PushedAnnouncement, toMatch } from './announcements.ts';
import type { PushedNotice, PushMessage } from './message.ts';
import type { NumberMatch } from './number-matches.ts';

/** Bytes of JSON; push services accept 4096 including the overhead of encryption (RFC 8030, section 7.2). */
const MAX_BYTES = 3500;

/** Writes the message for a subscription; null where nothing concerns it. `first`: when it was first due, in milliseconds; `matches`: its numbers in documents. */
type WriteMessage = (to: Subscription, first?: number, matches?: readonly NumberMatch[]) => string | null;

/** A notice with the reasons why it concerns a subscriber. */
interface Match {
  notice: PushedAnnouncement;
  reasons: Reasons;
}

/**
 * Writes messages: the notices announced within a day, or since `first`, and the documents with a number of the subscriber. Subscribers with
 * the same departments and notices get the same text.
 */
export function messageWriter(
  news: readonly PushedAnnouncement[],
  now: number,
  categories: readonly NoticeCategory[] = categoriesOf(null),
): WriteMessage {
  const newest = news.toSorted((a, b) => b.at - a.at).map((notice) => ({ notice, compared: toMatch(notice) }));
  const written = new Map<string, string>();
  return (to, first = now, matches = []) => {
    const isCurrent = (item: Pick<PushedAnnouncement, 'at'>) => item.at >= first || isStillAnnounced(item, now);
    const numbers = matches.filter(isCurrent);
    const notices = newest.flatMap(({ notice, compared }): Match[] => {
      const reasons = isCurrent(notice) ? reasonsFor(compared, to) : null;
      // The match of its document is more precise.
      return reasons && !numbers.some(({ id }) => id === notice.id) ? [{ notice, reasons }] : [];
    });
    if (notices.length + numbers.length === 0) return null;
    const isShared = to.words.length + numbers.length === 0;
    const key = `${to.language} ${to.departments} ${notices.length}`;
    const text = (isShared && written.get(key)) || write(notices, numbers, to, categories);
    if (isShared) written.set(key, text);
    return text;
  };
}

function write(
  notices: readonly Match[],
  numbers: readonly NumberMatch[],
  { language, departments, words }: Subscription,
  categories: readonly NoticeCategory[],
): string {
  const [only = 'all', ...others] = departments;
  const isOnly = others.length + words.length + numbers.length === 0;
  const { address, notifications } = categoryAt(categories, isOnly ? currentCategory(only) : 'all');
  const message: PushMessage = {
    language,
    words: { one: notifications.one[language], many: notifications.many[language] },
    list: localPath(listPath(address), language),
    count: notices.length + numbers.length,
    notices: [],
  };
  const items = [
    ...numbers.map((match) => numberItem(match, language)),
    ...notices.map((match) => noticeItem(match, language, isOnly ? [] : categories)),
  ];
  for (const item of items) {
    message.notices.push(item);
    if (Buffer.byteLength(JSON.stringify(message)) > MAX_BYTES) {
      message.notices.pop();
      break;
    }
  }
  return JSON.stringify(message);
}

const pathOf = (id: string, language: Locale) => localPath(noticePath(id), language);

/** A document with a number, apart from its notice, which may have been shown before. The number is not in it. */
function numberItem({ id, title, file }: NumberMatch, language: Locale): PushedNotice {
  const text = [
    fillIn(noticeMails.numberSubject[language], { title }, language),
    fillIn(pushMatches.document[language], { file: oneLine(file) }, language),
  ].join('\n');
  return { id: `${id} number`, path: pathOf(id, language), text, title: pushMatches.number[language] };
}

/** A notice with the words that it matches, where its category is not followed; `categories`: the categories by whose name it may be titled. */
function noticeItem({ notice, reasons }: Match, language: Locale, categories: readonly NoticeCategory[]): PushedNotice {
  const { id, title, lastDate } = notice;
  const [department, ...others] = reasons.departments;
  const text = [
    department === undefined ? `${reasons.words.map((phrase) => `“${phrase}”`).join(', ')}: ${title}` : title,
    ...(lastDate ? [lastDateIn(lastDate, language)] : []),
  ].join('\n');
  const own = department === undefined || others.length > 0 ? null : currentCategory(department);
  const category = categories.find(({ address }) => address === own && address !== 'all');
  return {
    ...{ id, path: pathOf(id, language), text },
    ...(category && { title: category.notifications.one[language] }),
  };
}

function lastDateIn(date: NonNullable<PushedAnnouncement['lastDate']>, language: Locale): string {
  return `${messagesIn(language).notices.lastDate}: ${formatDay(date, language)}`;
}
