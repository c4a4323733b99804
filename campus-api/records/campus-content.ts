import { z } from 'zod';
import { albumRecord } from './album/album.ts';
import { committeeRecord, committeeSeat, structureRecord } from './committee/committee.ts';
import { contactRecord } from './contact/contact.ts';
import { eventRecord } from './event/event.ts';
import { flashNoticeRecord } from './flash-notice/flash-notice.ts';
import { noticeRecord } from './notice/notice.ts';
import { publicationRecord } from './publication/publication.ts';
import { qaaDocumentRecord } from './qaa-document/qaa-document.ts';
import { staffRecord } from './staff/staff.ts';

/** Content for an empty database at the first start; lists are in the order of display. */
export const campusContentSchema = z.strictObject({
  contact: contactRecord,
  committees: z.array(committeeRecord),
  staff: z.array(staffRecord),
  seats: z.array(committeeSeat),
  structure: structureRecord,
  notices: z.array(noticeRecord),
  flashNotices: z.array(flashNoticeRecord),
  albums: z.array(albumRecord),
  publications: z.array(publicationRecord),
  events: z.array(eventRecord),
  qaaDocuments: z.array(qaaDocumentRecord),
});

export type CampusContent = z.input<typeof campusContentSchema>;
