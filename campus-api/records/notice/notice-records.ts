import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { jsonColumn, storedFiles } from '#campus-api/database/rows.ts';
import type { NoticeRecord } from '../records.ts';
import { insertNoticeParts, insertNotices } from './insert.ts';

const noticeRow = z.object({
  id: z.number(),
  departmentIds: jsonColumn(z.array(z.number())),
  description: z.string(),
  createdDate: z.string(),
  lastDate: z.string().nullable(),
  files: storedFiles,
  publishAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  replacedBy: z.number().nullable(),
});

const selectNotices = `
SELECT id, description, created_date AS createdDate, last_date AS lastDate,
  publish_at AS publishAt, withdrawn_at AS withdrawnAt, replaced_by AS replacedBy,
  (SELECT json_group_array(department_id) FROM notice_departments WHERE notice_id = notices.id) AS departmentIds,
  (SELECT json_group_array(json_object('stored', stored, 'original', original) ORDER BY position)
    FROM notice_files WHERE notice_id = notices.id) AS files
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
      `${selectNotices} WHERE instr(fold(description), fold(:search)) > 0 AND (:departmentId IS NULL
         OR id IN (SELECT notice_id FROM notice_departments WHERE department_id = :departmentId))
       ORDER BY created_date DESC, id DESC LIMIT :limit`,
    )
    .all({ departmentId, search, limit });
  return z.array(noticeRow).parse(rows);
}

/** The newest notice with the letters and digits of `text`; other characters are ignored. */
export function findSameNotice(database: DatabaseSync, text: string): NoticeRecord | null {
  const bare = (value: string) => fold(value).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const letters = bare(text);
  const notices = listNotices(database, { departmentId: null, search: '', limit: -1 });
  return notices.find(({ description }) => bare(description) === letters) ?? null;
}

/** Adds a notice. Runs inside a transaction, like the functions below. */
export function insertNotice(database: DatabaseSync, notice: NoticeRecord): void {
  insertNotices(database, { notices: [notice], flashNotices: [] });
  setPublication(database, notice);
}

/** Updates a notice; its id and the flash notices that announce it stay. */
export function replaceNotice(database: DatabaseSync, notice: NoticeRecord): void {
  const { id, description, createdDate, lastDate } = notice;
  database
    .prepare('UPDATE notices SET description = ?, created_date = ?, last_date = ? WHERE id = ?')
    .run(description, createdDate, lastDate, id);
  database.prepare('DELETE FROM notice_departments WHERE notice_id = ?').run(id);
  database.prepare('DELETE FROM notice_files WHERE notice_id = ?').run(id);
  insertNoticeParts(database, [notice]);
  setPublication(database, notice);
}

function setPublication(database: DatabaseSync, notice: NoticeRecord): void {
  const { id, publishAt = null, withdrawnAt = null, replacedBy = null } = notice;
  database
    .prepare('UPDATE notices SET publish_at = ?, withdrawn_at = ?, replaced_by = ? WHERE id = ?')
    .run(publishAt, withdrawnAt, replacedBy, id);
}

export function deleteNotice(database: DatabaseSync, id: number): void {
  database.prepare('DELETE FROM notices WHERE id = ?').run(id);
}
