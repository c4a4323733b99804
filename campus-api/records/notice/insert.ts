import type { DatabaseSync } from 'node:sqlite';
import { fileRows, insertRows } from '#campus-api/database/insert.ts';
import type { CampusContent, FlashNoticeRecord, NoticeRecord } from '../records.ts';

export function insertNotices(
  database: DatabaseSync,
  { notices, flashNotices }: Pick<CampusContent, 'notices' | 'flashNotices'>,
): void {
  insertRows(
    database,
    'notices',
    notices.map(({ id, description, createdDate, lastDate }) => ({
      id,
      description,
      created_date: createdDate,
      last_date: lastDate,
    })),
  );
  insertNoticeParts(database, notices);
  insertRows(database, 'flash_notices', flashNotices.map(flashNoticeRow));
}

export function flashNoticeRow({ id, description, createdDate, lastDate, picture, noticeId }: FlashNoticeRecord) {
  return { id, description, created_date: createdDate, last_date: lastDate, picture, notice_id: noticeId };
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
