import 'server-only';
import type { Localized } from '#content/locale.ts';
import type { SizedAttachment } from '#lib/site/campus-client/sized-attachment.ts';
import type { Attachment, Notice } from '#lib/site/campus-client/types.ts';
import { sizeAttachments } from '#lib/site/content-cache/files/file-facts.ts';
import { findHighlights, type Mark } from '#lib/site/search/highlights.ts';
import type { MatchReason } from '#lib/site/search/reasons.ts';
import {
  type AdDate,
  type CalendarDate,
  inBothCalendars,
  toBikramSambat,
  toDayNumber,
} from '#packages/nepali/calendar/index.ts';
import type { ReadCategoryNames } from './category-names.ts';
import type { OpeningState } from './openings.ts';

/**
 * A notice in a list, on the server and in the browser. `marks`: matches of a search in the description; `reasons`: reasons for a match that is
 * not visible; `categories`: names of its categories, in lists of all.
 */
export interface ListedNotice {
  id: string;
  description: string;
  translation?: string;
  marks: Mark[];
  created: CalendarDate | null;
  /** The current year of Bikram Sambat, which its dates omit. */
  thisYear?: number;
  lastDate: CalendarDate | null;
  /** Until its last date, negative for one in the past. */
  daysLeft?: number;
  attachments: SizedAttachment[];
  reasons?: MatchReason[];
  categories?: Localized[];
  closingTime?: string;
  /** Only in lists of vacancies and tenders. */
  state?: OpeningState;
  contact?: string;
  /** The id of the notice that replaces it. */
  replacedBy?: string;
}

export type SizeFiles = (files: readonly Attachment[]) => Promise<SizedAttachment[]>;

interface ListOptions {
  query?: string;
  explain?: (notice: Notice) => MatchReason[];
  sizes?: SizeFiles | undefined;
  today?: AdDate | undefined;
  categories?: ReadCategoryNames | undefined;
  /** The states of the notices, of vacancies and tenders. */
  states?: readonly OpeningState[] | undefined;
}

/** Prepares the notices that a list shows. */
export async function toListed(
  notices: readonly Notice[],
  { query = '', explain = () => [], sizes = sizeAttachments, categories, states, today }: ListOptions = {},
): Promise<ListedNotice[]> {
  const thisYear = today && toBikramSambat(today)?.year;
  const names = await categories?.(notices.map(({ id }) => id));
  return Promise.all(
    notices.map(async (notice, at) => {
      const { id, description, translation, created, lastDate, closingTime, contact, attachments, replacedBy } = notice;
      const state = states?.[at];
      const reasons = explain(notice);
      return {
        id,
        description,
        ...(translation && { translation }),
        marks: query === '' ? [] : findHighlights(description, query),
        created: created && inBothCalendars(created),
        ...(thisYear && { thisYear }),
        lastDate: lastDate && inBothCalendars(lastDate),
        ...(lastDate && today && { daysLeft: toDayNumber(lastDate) - toDayNumber(today) }),
        attachments: await sizes(attachments),
        ...(reasons.length > 0 && { reasons }),
        ...(closingTime && { closingTime }),
        ...(replacedBy && { replacedBy }),
        ...(state && { state, ...(contact && { contact }) }),
        ...(names && { categories: names[at] ?? [] }),
      };
    }),
  );
}
