import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import {
  type AdDate,
  type FiscalQuarter,
  fromDayNumber,
  lastFiscalQuarter,
  nepalDate,
  numberOfQuarter,
  parseAdDate,
  toDayNumber,
} from '#packages/nepali/calendar/index.ts';
import { CALENDAR, yearToConfirm } from './check-years.ts';
import type { DocumentContent } from './documents.ts';
import { requireDocument } from './documents.ts';
import { createSiteStore } from './store.ts';
import { updateDocument } from './write-document.ts';

/** The document that a public body renews each quarter (Right to Information Act 2064, section 5). */
const INFORMATION = 'public-information';

/** Days before the day of a review on which it is announced. */
const NOTICE_DAYS = 30;

/** Titles of publications that disclose a quarter. */
const disclosure = /स्वतः\s*प्रकाशन|त्रैमासिक|proactive disclosure|quarterly/i;

/** Days after the end of a quarter in which its disclosure is due; later it is late. */
const DISCLOSURE_DAYS = 15;

/** A document to review until a day; `quarter`: the quarter without a disclosure that is the reason, with the last day for it. */
export interface Review {
  key: string;
  dueOn: AdDate;
  isDue: boolean;
  quarter?: FiscalQuarter & { dueUntil: AdDate; isLate: boolean };
  /** The year of the calendar whose months are to be confirmed. */
  year?: number;
}

/** Documents to review now or soon, the earliest first. Documents of the sample campus are to be replaced, not reviewed. */
export function findReviews(database: DatabaseSync, today = nepalDate(new Date())): Review[] {
  const documents = createSiteStore(database)
    .all()
    .filter(({ content }) => content.isSample !== true);
  const reviews = documents.flatMap(({ key, content }): Review[] => {
    const quarter = key === INFORMATION ? undisclosedQuarter(database, content, today) : null;
    if (quarter !== null) {
      const dueUntil = fromDayNumber(toDayNumber(quarter.end) + DISCLOSURE_DAYS);
      const state = { ...quarter, dueUntil, isLate: today > dueUntil };
      return [{ key, dueOn: nextDay(quarter.end), isDue: true, quarter: state }];
    }
    const dueOn = reviewDay(content, today);
    return dueOn === null ? [] : [{ key, dueOn, isDue: dueOn <= today }];
  });
  const limit = fromDayNumber(toDayNumber(today) + NOTICE_DAYS);
  return [...reviews, ...unconfirmedYear(database, today)]
    .filter(({ dueOn }) => dueOn <= limit)
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

function unconfirmedYear(database: DatabaseSync, today: AdDate): Review[] {
  const next = yearToConfirm(createSiteStore(database).find(CALENDAR)?.content, today);
  return next === null ? [] : [{ key: CALENDAR, dueOn: next.since, isDue: true, year: next.year }];
}

const nextDay = (day: AdDate) => fromDayNumber(toDayNumber(day) + 1);

/** The day of the last review; public information also states it to visitors. */
function reviewedDay({ reviewedOn, updatedOn }: DocumentContent): AdDate | null {
  const days = [reviewedOn, updatedOn].filter((day) => typeof day === 'string').sort();
  return parseAdDate(days.at(-1) ?? '');
}

/** The day of the next review; today if there was none. Null for a document without reviews. */
function reviewDay(content: DocumentContent, today: AdDate): AdDate | null {
  const { reviewEvery } = content;
  if (typeof reviewEvery !== 'number') return null;
  const reviewed = reviewedDay(content);
  return reviewed === null ? today : addMonths(reviewed, reviewEvery);
}

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: AdDate, count: number): AdDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
  return parseAdDate(moved.toISOString().slice(0, 10)) ?? day;
}

/** Whether the archive of the document has the quarter; null for a document without an archive. */
function isInArchive(content: DocumentContent, quarter: FiscalQuarter): boolean | null {
  const { disclosures } = content;
  if (!Array.isArray(disclosures) || disclosures.length === 0) return null;
  const { year, quarter: number } = numberOfQuarter(quarter);
  return disclosures.some((each) => each.year === year && each.quarter === number);
}

/** The last quarter, if it is neither in the archive nor, without an archive, reviewed or published. */
function undisclosedQuarter(database: DatabaseSync, content: DocumentContent, today: AdDate): FiscalQuarter | null {
  const quarter = lastFiscalQuarter(today);
  if (quarter === null) return null;
  const isArchived = isInArchive(content, quarter);
  if (isArchived !== null) return isArchived ? null : quarter;
  const reviewed = reviewedDay(content);
  if (reviewed !== null && reviewed > quarter.end) return null;
  const later = database
    .prepare('SELECT description FROM publications WHERE publish_date > ?')
    .all(`${quarter.end}T24`);
  return later.some(({ description }) => disclosure.test(String(description))) ? null : quarter;
}

/** Records that the text of a document is still right. Nothing else changes. @throws RefusedError, ConflictError */
export function markReviewed(campus: Campus, key: string, revision?: number): ChangeResult<AdDate> {
  return changeCampus(campus, { action: 'edit' }, () => {
    const { id, content } = requireDocument(campus, key);
    requireRevision(campus.database, 'site-document', id, revision);
    const today = nepalDate(new Date());
    const days = { ...(key === INFORMATION && { updatedOn: today }), reviewedOn: today };
    updateDocument(campus.database, id, { ...content, ...days });
    return today;
  });
}
