import ical, { ICalEventTransparency } from 'ical-generator';
import { messagesIn } from '#content/messages/index.ts';
import { oneLine } from '#lib/platform/i18n/one-line.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { closingTimeText } from '../closing-time.ts';
import { noticeTitle } from '../notice-title.ts';
import { feedText } from './feed-text.ts';

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
