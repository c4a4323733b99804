import type { DatabaseSync } from 'node:sqlite';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { Locale } from '#content/locale.ts';
import { recordTypes } from './index.ts';

interface Unreadable {
  type: RecordType;
  id: number;
  /** The labels of the fields. */
  fields: string[];
  /** The address of its form in the admin. */
  form: string;
}

/** The records of all types with wrong stored values, which visitors do not see. Notices may be 50,000: without `readsNotices` only notices are examined that this connection has read. */
export const findUnreadable = (
  database: DatabaseSync,
  language: Locale,
  { readsNotices }: { readsNotices: boolean },
): Unreadable[] =>
  recordTypes.flatMap((type) => {
    const records = type.unreadable?.({ database }, language, { readsAll: readsNotices || type.name !== 'notice' });
    return (records ?? []).map((record) => ({ ...record, type, form: `${type.path}/${record.id}/edit` }));
  });
