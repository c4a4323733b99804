import { qaaUserKind } from '#campus-api/accounts/user-records.ts';
import { albumKind } from '#campus-api/records/album/album.ts';
import { committeeKind, structureKind } from '#campus-api/records/committee/committee.ts';
import { contactKind } from '#campus-api/records/contact/contact.ts';
import { counterKind } from '#campus-api/records/counter/store.ts';
import { flashNoticeKind } from '#campus-api/records/flash-notice/flash-notice.ts';
import { noticeKind } from '#campus-api/records/notice/notice.ts';
import { publicationKind } from '#campus-api/records/publication/publication.ts';
import { qaaDocumentKind } from '#campus-api/records/qaa-document/qaa-document.ts';
import { staffKind } from '#campus-api/records/staff/staff.ts';
import { siteDocumentKind } from './document-label.ts';
import type { RecordKindDefinition } from './record-kind.ts';

/** The kinds of editable records, by their names in the log of changes and in revisions. */
export const kinds = {
  contact: contactKind,
  staff: staffKind,
  committee: committeeKind,
  structure: structureKind,
  notice: noticeKind,
  'flash-notice': flashNoticeKind,
  album: albumKind,
  publication: publicationKind,
  'qaa-document': qaaDocumentKind,
  'qaa-user': qaaUserKind,
  counter: counterKind,
  'site-document': siteDocumentKind,
} as const satisfies Record<string, RecordKindDefinition>;

export type RecordKind = keyof typeof kinds;

export const isKind = (name: string): name is RecordKind => Object.hasOwn(kinds, name);

/** A value of each kind, by its name. */
export const mapKinds = <Value>(toValue: (kind: RecordKindDefinition) => Value) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, toValue(kind)])) as Record<RecordKind, Value>;

export const recordKinds: readonly RecordKind[] = Object.keys(kinds).filter(isKind);
