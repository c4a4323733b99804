import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { albumType } from './album/form.ts';
import { chiefType } from './committee/chief-form.ts';
import { committeeType } from './committee/form.ts';
import { structureType } from './committee/structure-form.ts';
import { contactType } from './contact/form.ts';
import { flashNoticeType } from './flash-notice/form.ts';
import { noticeType } from './notice/form.ts';
import { publicationType } from './publication/form.ts';
import { qaaDocumentType } from './qaa-document/form.ts';
import { staffType } from './staff/form.ts';

export const recordTypes: readonly RecordType[] = [
  noticeType,
  flashNoticeType,
  albumType,
  publicationType,
  staffType,
  committeeType,
  structureType,
  chiefType,
  qaaDocumentType,
  contactType,
];
