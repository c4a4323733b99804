import 'server-only';
import { messagesIn } from '#content/messages/index.ts';
import type { GeneratedDocument } from '#lib/platform/http/document-response.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { noticePath } from '../addresses.ts';
import { isClosing } from '../closing-dates.ts';
import { findNotice, newestClosing } from '../read-notices.ts';
import { type ClosingDate, writeCalendar } from './write-calendar.ts';

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
export async function makeDeadline(id: string): Promise<GeneratedDocument | null> {
  const position = await findNotice(id);
  const dates = position ? toClosingDate(position.notice) : [];
  return dates.length > 0 ? toDocument(dates, 'deadline.ics') : null;
}

/** All closing dates of Admission, to subscribe to. @throws CampusApiError */
export async function makeDeadlines(): Promise<GeneratedDocument> {
  return toDocument((await newestClosing('admission', MAX_DATES)).flatMap(toClosingDate), 'deadlines.ics');
}
