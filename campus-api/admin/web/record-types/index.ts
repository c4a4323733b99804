import { albumType } from './album.ts';
import { committeeType, structureType } from './committee.ts';
import { contactType } from './contact.ts';
import { flashNoticeType } from './flash-notice.ts';
import { noticeType } from './notice.ts';
import { publicationType } from './publication.ts';
import { qaaDocumentType } from './qaa-document.ts';
import type { RecordType } from './record-type.ts';
import { staffType } from './staff.ts';

export const recordTypes: readonly RecordType[] = [
  noticeType,
  flashNoticeType,
  albumType,
  publicationType,
  staffType,
  committeeType,
  structureType,
  qaaDocumentType,
  contactType,
];
