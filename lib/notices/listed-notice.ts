import 'server-only';
import { inBothCalendars, type ShownDate } from '#lib/calendar/index.ts';
import { sizeAttachments } from '#lib/content-store/files/file-facts.ts';
import { findHighlights, type Mark } from '#lib/search/highlights.ts';
import type { Reason } from '#lib/search/reasons.ts';
import type { SizedAttachment } from '#lib/upstream/sized-attachment.ts';
import type { Attachment, Notice } from '#lib/upstream/types.ts';

/** A notice as a list shows it, on the server and in the browser. `marks`: what of the description a search has met; `reasons`: why it was found where that is not seen. */
export interface ListedNotice {
  id: string;
  description: string;
  marks: Mark[];
  created: ShownDate | null;
  lastDate: ShownDate | null;
  attachments: SizedAttachment[];
  reasons?: Reason[];
}

export type SizeFiles = (files: readonly Attachment[]) => Promise<SizedAttachment[]>;

interface Found {
  query?: string;
  explain?: (notice: Notice) => Reason[];
  sizes?: SizeFiles | undefined;
}

/** Prepares notices for a list, for as many as are shown. */
export function toListed(
  notices: readonly Notice[],
  { query = '', explain = () => [], sizes = sizeAttachments }: Found = {},
): Promise<ListedNotice[]> {
  return Promise.all(
    notices.map(async (notice) => {
      const { id, description, created, lastDate, attachments } = notice;
      const reasons = explain(notice);
      return {
        id,
        description,
        marks: query === '' ? [] : findHighlights(description, query),
        created: created && inBothCalendars(created),
        lastDate: lastDate && inBothCalendars(lastDate),
        attachments: await sizes(attachments),
        ...(reasons.length > 0 && { reasons }),
      };
    }),
  );
}
