import type { DatabaseSync } from 'node:sqlite';
import { fileRows, insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';

export function insertNotices(database: DatabaseSync, notices: NoticeRecord[]): void {
  insertRows(
    database,
    'notices',
    notices.map((notice) => rowOf(noticeFields, notice)),
  );
  insertNoticeParts(database, notices);
}

/** Inserts departments and files of existing notices. */
export function insertNoticeParts(database: DatabaseSync, notices: NoticeRecord[]): void {
  insertRows(
    database,
    'notice_departments',
    notices.flatMap(({ id, departmentIds }) =>
      departmentIds.map((department_id) => ({ notice_id: id, department_id })),
    ),
  );
  insertRows(
    database,
    'notice_files',
    notices.flatMap(({ id, files }) => fileRows('notice_id', id, files)),
  );
}
