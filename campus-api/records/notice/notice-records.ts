import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { fold } from '#campus-api/database/fold.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import { filesColumn, jsonColumn, storedFiles } from '#campus-api/database/rows.ts';
import { columnsOf, rowOf, searchedText, shapeOf } from '#campus-api/model/fields.ts';
import type { visibilityStates } from '#campus-api/model/times.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { insertNoticeParts, insertNotices } from './insert.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';

const noticeRow = z.object({
  id: z.number(),
  ...shapeOf(noticeFields),
  departmentIds: jsonColumn(z.array(z.number())),
  files: storedFiles,
});

const noticeColumns = `id, ${columnsOf(noticeFields)},
  (SELECT json_group_array(department_id) FROM notice_departments WHERE notice_id = notices.id) AS departmentIds,
  ${filesColumn('notice_files', 'notice_id', 'notices')} AS files`;
const newestFirst = 'ORDER BY created_date DESC, id DESC';

/** A notice, public or not; null for an unknown id. */
export function readNotice(database: DatabaseSync, id: number): NoticeRecord | null {
  const row = database.prepare(`SELECT ${noticeColumns} FROM notices WHERE id = ?`).get(id);
  return row === undefined ? null : noticeRow.parse(row);
}

/** Whether visitors see a notice now, will see it, or no longer see it. */
/** Which notices are listed; `closesFrom`: those whose closing date is not before this day. */
interface NoticeFilter {
  departmentId?: number | null;
  search?: string;
  state?: (typeof visibilityStates)[number] | null;
  closesFrom?: string | null;
  limit: number;
  offset?: number;
}

const stateOfNotice = `CASE WHEN withdrawn_at IS NOT NULL OR withdraw_at <= :now THEN 'withdrawn' WHEN publish_at > :now THEN 'scheduled' ELSE 'public' END`;

/** The chosen conditions in SQL, and their parameters. */
function conditionsOf({ departmentId, search, state, closesFrom }: Omit<NoticeFilter, 'limit'>, now: Date) {
  const inDepartment = 'id IN (SELECT notice_id FROM notice_departments WHERE department_id = :departmentId)';
  const chosen = [
    ...(search ? [[`matches(${searchedText(noticeFields)}, :search)`, { search }] as const] : []),
    ...(closesFrom ? [['last_date >= :closesFrom', { closesFrom }] as const] : []),
    ...(departmentId ? [[inDepartment, { departmentId }] as const] : []),
    ...(state ? [[`${stateOfNotice} = :state`, { state, now: nepalTime(now) }] as const] : []),
  ];
  const where = chosen.length > 0 ? `WHERE ${chosen.map(([condition]) => condition).join(' AND ')}` : '';
  return { where, parameters: Object.assign({}, ...chosen.map(([, values]) => values)) };
}

/** Notices with each word of `search`, newest first; `total`: without the limit, 0 behind the last one. Only the rows of the page are read. */
export function findNotices(
  database: DatabaseSync,
  { limit, offset = 0, ...filter }: NoticeFilter,
  now = new Date(),
): { notices: NoticeRecord[]; total: number } {
  const { where, parameters } = conditionsOf(filter, now);
  // Few rows match a text or a day: all are read once. Otherwise the index of the order has the page.
  const isSelective = filter.search || filter.closesFrom;
  const total = isSelective ? 'count(*) OVER ()' : `(SELECT count(*) FROM notices ${where})`;
  const rows = database
    .prepare(
      `WITH hits AS (SELECT id, ${total} AS total FROM notices ${where} ${newestFirst} LIMIT :limit OFFSET :offset)
       SELECT ${noticeColumns}, total FROM notices JOIN hits USING (id) ${newestFirst}`,
    )
    .all({ ...parameters, limit, offset });
  return { notices: z.array(noticeRow).parse(rows), total: Number(rows[0]?.total ?? 0) };
}

export const listNotices = (database: DatabaseSync, filter: NoticeFilter, now = new Date()): NoticeRecord[] =>
  findNotices(database, filter, now).notices;

/** The letters and digits of a text, for comparison. */
export const bareText = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The newest notice with the letters and digits of `text`; other characters are ignored. */
export function findSameNotice(database: DatabaseSync, text: string): NoticeRecord | null {
  const letters = bareText(text);
  const notices = listNotices(database, { limit: -1 });
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
