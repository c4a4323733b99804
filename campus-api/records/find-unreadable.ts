import type { DatabaseSync } from 'node:sqlite';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { albumTable } from './album/album.ts';
import { committeeTable } from './committee/committee.ts';
import { contactTable } from './contact/contact.ts';
import type { RecordTable, UnreadableRecord } from './engine/record-table.ts';
import { eventTable } from './event/event.ts';
import { flashNoticeTable } from './flash-notice/flash-notice.ts';
import { recordTypes } from './index.ts';
import { noticeTable } from './notice/notice.ts';
import { publicationTable } from './publication/publication.ts';
import { qaaDocumentTable } from './qaa-document/qaa-document.ts';
import { redirectTable } from './redirect/redirect.ts';
import { staffTable } from './staff/staff.ts';

const tables: readonly Pick<RecordTable<unknown>, 'kind' | 'open'>[] = [
  noticeTable,
  flashNoticeTable,
  albumTable,
  publicationTable,
  eventTable,
  staffTable,
  committeeTable,
  qaaDocumentTable,
  contactTable,
  redirectTable,
];

interface Unreadable extends UnreadableRecord {
  type: RecordType;
  /** The address of its form in the admin. */
  form: string;
}

/** The records of all types with wrong stored values, which visitors do not see. Notices may be 50,000: without `readsNotices` only notices are examined that this connection has read. */
export function findUnreadable(database: DatabaseSync, { readsNotices }: { readsNotices: boolean }): Unreadable[] {
  return tables.flatMap((table) => {
    const type = recordTypes.find(({ name }) => name === table.kind);
    if (type === undefined) return [];
    const store = table.open(database);
    if (readsNotices || table !== noticeTable) store.all();
    return store.unreadable().map((record) => ({ ...record, type, form: `${type.path}/${record.id}/edit` }));
  });
}
