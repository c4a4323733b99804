import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { filesColumn, jsonColumn, storedFiles } from '#campus-api/database/rows.ts';
import { columnsOf, rowOf, searchedText, shapeOf } from '#campus-api/model/fields.ts';
import { insertNoticeParts, insertNotices } from './insert.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';

const noticeRow = z.object({
  id: z.number(),
  ...shapeOf(noticeFields),
  departmentIds: jsonColumn(z.array(z.number())),
  files: storedFiles,
});

const selectNotices = `
SELECT id, ${columnsOf(noticeFields)},
  (SELECT json_group_array(department_id) FROM notice_departments WHERE notice_id = notices.id) AS departmentIds,
  ${filesColumn('notice_files', 'notice_id', 'notices')} AS files
FROM notices`;

/** A notice, public or not; null for an unknown id. */
export function readNotice(database: DatabaseSync, id: number): NoticeRecord | null {
  const row = database.prepare(`${selectNotices} WHERE id = ?`).get(id);
  return row === undefined ? null : noticeRow.parse(row);
}

/** Notices of one department or of all, newest first, whose text contains `search`. */
export function listNotices(
  database: DatabaseSync,
  { departmentId, search, limit }: { departmentId: number | null; search: string; limit: number },
): NoticeRecord[] {
  const rows = database
    .prepare(
      `${selectNotices} WHERE instr(fold(${searchedText(noticeFields)}), fold(:search)) > 0 AND (:departmentId IS NULL
         OR id IN (SELECT notice_id FROM notice_departments WHERE department_id = :departmentId))
       ORDER BY created_date DESC, id DESC LIMIT :limit`,
    )
    .all({ departmentId, search, limit });
  return z.array(noticeRow).parse(rows);
}

/** The letters and digits of a text, for comparison. */
export const bareText = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The newest notice with the letters and digits of `text`; other characters are ignored. */
export function findSameNotice(database: DatabaseSync, text: string): NoticeRecord | null {
  const letters = bareText(text);
  const notices = listNotices(database, { departmentId: null, search: '', limit: -1 });
  return notices.find(({ description }) => bareText(description) === letters) ?? null;
}

/** Adds a notice. Runs inside a transaction, like the functions below. */
export function insertNotice(database: DatabaseSync, notice: NoticeRecord): void {
  insertNotices(database, [notice]);
}

/** Updates a notice; its id and the flash notices that announce it stay. */
export function replaceNotice(database: DatabaseSync, notice: NoticeRecord): void {
  updateRow(database, 'notices', rowOf(noticeFields, notice));
  database.prepare('DELETE FROM notice_departments WHERE notice_id = ?').run(notice.id);
  database.prepare('DELETE FROM notice_files WHERE notice_id = ?').run(notice.id);
  insertNoticeParts(database, [notice]);
}

export function deleteNotice(database: DatabaseSync, id: number): void {
  database.prepare('DELETE FROM notices WHERE id = ?').run(id);
}
