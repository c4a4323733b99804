import { qaaUserKind } from '#campus-api/accounts/user-records.ts';
import type { RecordKindDefinition } from '#campus-api/changes/record-kind.ts';
import { albumKind } from './album/album.ts';
import { committeeKind, structureKind } from './committee/committee.ts';
import { contactKind } from './contact/contact.ts';
import { counterKind } from './counter/store.ts';
import { flashNoticeKind } from './flash-notice/flash-notice.ts';
import { noticeKind } from './notice/notice.ts';
import { publicationKind } from './publication/publication.ts';
import { qaaDocumentKind } from './qaa-document/qaa-document.ts';
import { siteDocumentKind } from './site-document/document-label.ts';
import { staffKind } from './staff/staff.ts';

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
