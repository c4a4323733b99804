import 'server-only';
import ical, { ICalEventTransparency } from 'ical-generator';
import { messagesIn } from '#content/messages/index.ts';
import { categoryAt } from '#content/site/categories.ts';
import { documentResponse, type GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { jsonError } from '#lib/platform/http/error-response.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { memoizeFor } from '#lib/platform/runtime/memoize-for.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { readCategories, readIdentity } from '#lib/site/site-content/snapshot.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { currentCategory, listPath, noticePath } from '../addresses.ts';
import { isClosing } from '../closing-dates.ts';
import { closingTimeText } from '../closing-time.ts';
import { noticeTitle } from '../notice-title.ts';
import { findNotice, newestClosing, newestNotices } from '../read-notices.ts';
import { type FeedFormat, feedFormats, feedPath, readFeedAddress } from './feed-address.ts';
import { feedTitle, toFeedEntry } from './feed-entry.ts';
import { feedText } from './feed-text.ts';
import { writeFeed } from './write-feed.ts';

/** A closing date. `url` is the notice's permanent address; `published` and `changed`: when it was published, and when it last changed. */
export interface ClosingDate {
  id: string;
  description: string;
  lastDate: AdDate;
  closingTime?: string | undefined;
  published: Date | null | undefined;
  changed: Date | null | undefined;
  url: string;
}

/** Refresh interval of a subscribed calendar: 6 hours. */
const REFRESH_SECONDS = 6 * 60 * 60;

/** The revision of a calendar entry (RFC 5545, 3.8.7.4) from the minutes between its first and its present form: it grows with each change. */
export function sequenceOf(first: Date, present: Date): number {
  return Math.max(0, Math.ceil((present.getTime() - first.getTime()) / 60_000));
}

/** Closing dates as a calendar (RFC 5545): all-day events without a time zone; the output is deterministic. */
export function writeCalendar(name: string, host: string, dates: readonly ClosingDate[]): string {
  const calendar = ical({
    // Written unescaped.
    name: oneLine(name),
    prodId: { company: host, product: 'Notices', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, description, lastDate, closingTime, published, changed, url } of dates) {
    const day = new Date(`${lastDate}T00:00:00Z`);
    const language = languageOf(description);
    const label = messagesIn(language).notices.lastDate;
    const time = closingTime ? ` (${closingTimeText(closingTime, language)})` : '';
    calendar.createEvent({
      id: `notice-${id}-deadline@${host}`,
      stamp: changed ?? day,
      ...(published && changed && { lastModified: changed, sequence: sequenceOf(published, changed) }),
      start: day,
      allDay: true,
      summary: feedText(`${label}${time}: ${noticeTitle(description)}`),
      description: feedText(`${description}\n\n${url}`),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Closing dates in the subscribed calendar, those of the newest notices. */
const MAX_DATES = 200;

function toClosingDate(notice: Notice): ClosingDate[] {
  if (!isClosing(notice)) return [];
  const { id, description, lastDate, closingTime, createdAt, updatedAt } = notice;
  const [published, changed] = [createdAt, updatedAt ?? createdAt].map((time) => (time ? new Date(time) : null));
  return [{ id, description, lastDate, closingTime, published, changed, url: absoluteUrl(noticePath(id)) }];
}

async function toDocument(dates: ClosingDate[], fileName: string): Promise<GeneratedDocument> {
  const { name } = await readIdentity();
  const title = `${messagesIn('en').notices.lastDate} · ${messagesIn('ne').notices.lastDate} – ${name.en}`;
  return {
    body: writeCalendar(title, new URL(environment().siteUrl).host, dates),
    type: 'text/calendar; charset=utf-8',
    isDated: true,
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
  };
}

/** The closing date of one notice; null when there is no such notice or it has none that counts. @throws CampusApiError */
async function makeDeadline(id: string): Promise<GeneratedDocument | null> {
  const position = await findNotice(id);
  const dates = position ? toClosingDate(position.notice) : [];
  return dates.length > 0 ? toDocument(dates, 'deadline.ics') : null;
}

/** All closing dates of Admission, to subscribe to. @throws CampusApiError */
async function makeDeadlines(): Promise<GeneratedDocument> {
  return toDocument((await newestClosing('admission', MAX_DATES)).flatMap(toClosingDate), 'deadlines.ics');
}

/** Notices in a feed: more than are published in a month, few enough for a phone. */
const MAX_ENTRIES = 50;

/** The newest notices of a department as a feed. @throws CampusApiError */
async function makeFeed(department: string, format: FeedFormat): Promise<GeneratedDocument> {
  const { name } = await readIdentity();
  const entries = await Promise.all((await newestNotices(department, MAX_ENTRIES)).map(toFeedEntry));
  const times = entries.flatMap(({ date, changed }) => changed ?? date ?? []);
  const category = categoryAt(await readCategories(), department);
  const { about } = category;
  const body = writeFeed(format, {
    title: feedTitle(category, [...new Set([name.en, name.ne])].join(' · ')),
    description: [...new Set([about.en, about.ne])].join(' '),
    author: name.en,
    pageUrl: absoluteUrl(listPath(department)),
    feedUrl: absoluteUrl(feedPath(department, format)),
    updated: times.sort((a, b) => b.getTime() - a.getTime())[0],
    entries,
  });
  return { body, type: `${feedFormats[format].type}; charset=utf-8`, isDated: true };
}

/** Milliseconds before a generated document is generated again. */
const FRESH_MS = 10_000;

/** The feed or the calendar for the segments after `/notice/` in an address. */
async function documentAt(segments: readonly string[]): Promise<GeneratedDocument | null> {
  const path = segments.join('/');
  if (path === 'admission/deadlines.ics') return memoizeFor(path, FRESH_MS, makeDeadlines);
  const [, id] = /^item\/([\w-]{1,64})\/deadline\.ics$/.exec(path) ?? [];
  if (id) return makeDeadline(id);
  const feed = readFeedAddress(segments);
  return feed && memoizeFor(path, FRESH_MS, () => makeFeed(feed.department, feed.format));
}

/** Serves a feed or a calendar; 304 for a client that has it, a redirect for a renamed category, 404 for any other address. */
export async function serveNoticeDocument(request: Request, segments: readonly string[]): Promise<Response> {
  const [category = '', file = ''] = segments;
  const current = segments.length === 2 ? currentCategory(category) : category;
  if (current !== category)
    return new Response(null, { status: 308, headers: { location: `${listPath(current)}/${file}` } });
  return respondOr503('The notices are not available right now.', async () => {
    const document = await documentAt(segments);
    return document ? documentResponse(request, document) : jsonError(404, 'There is nothing at this address.');
  });
}
