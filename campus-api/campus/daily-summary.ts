import { documentLabel } from '#campus-api/model/document-label.ts';
import { readVisits } from '#campus-api/records/counter/store.ts';
import { readOpenEnquiries } from '#campus-api/records/enquiry/store.ts';
import type { NoticeRecord } from '#campus-api/records/notice/notice.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { findReviews } from '#campus-api/records/site-document/reviews.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import type { Localized } from '#content/locale.ts';
import { type AdDate, fromDayNumber, nepalDate, parseAdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { readCampus } from './unread-enquiries.ts';

const DAY_MS = 86_400_000;
/** Days of closing dates in a summary, and their maximum number. */
const CLOSING = { days: 7, listed: 8 };
const MAX_TITLE_LENGTH = 80;

/** A day of the campus in figures. `visits` counts since the beginning; notices are those of the last 24 hours. */
export interface DailySummary {
  visits: number;
  published: number;
  closing: { day: AdDate; title: string }[];
  unread: number;
  open: number;
  reviews: { name: Localized; day: AdDate }[];
}

export function readDailySummary(dataDir: string, now: Date): DailySummary | null {
  return readCampus(dataDir, (database) => {
    const notices = listNotices(database, { state: 'public', limit: -1 }, now);
    const enquiries = readOpenEnquiries(database, now.getTime());
    const dayBefore = nepalTime(new Date(now.getTime() - DAY_MS));
    return {
      visits: readVisits(database),
      published: notices.filter((notice) => publicSince(notice) > dayBefore).length,
      closing: closingNotices(notices, nepalDate(now)),
      unread: enquiries.unread.length,
      open: enquiries.open,
      reviews: findReviews(database, nepalDate(now)).map(({ key, dueOn }) => ({
        name: { en: documentLabel(key, 'en'), ne: documentLabel(key, 'ne') },
        day: dueOn,
      })),
    };
  });
}

const publicSince = ({ createdDate, publishAt }: NoticeRecord) =>
  publishAt && publishAt > createdDate ? publishAt : createdDate;

function closingNotices(notices: readonly NoticeRecord[], today: AdDate): DailySummary['closing'] {
  const end = fromDayNumber(toDayNumber(today) + CLOSING.days);
  const closing = notices.flatMap(({ lastDate, description }) => {
    const day = parseAdDate(lastDate ?? '');
    return day !== null && day >= today && day <= end ? [{ day, title: clip(description, MAX_TITLE_LENGTH) }] : [];
  });
  return closing.sort((a, b) => (a.day < b.day ? -1 : 1)).slice(0, CLOSING.listed);
}
