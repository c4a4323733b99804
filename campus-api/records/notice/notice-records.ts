import type { DatabaseSync } from 'node:sqlite';
import { fold } from '#campus-api/database/fold.ts';
import { searchedText } from '#campus-api/model/fields.ts';
import type { visibilityStates } from '#campus-api/model/times.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { type NoticeRecord, noticeFields, noticeTable } from './notice.ts';

/** A notice, public or not; null for an unknown id. */
export const readNotice = (database: DatabaseSync, id: number): NoticeRecord | null =>
  noticeTable.open(database).find(id);

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
  const hits = database
    .prepare(
      `SELECT id, ${total} AS total FROM notices ${where} ORDER BY created_date DESC, id DESC LIMIT :limit OFFSET :offset`,
    )
    .all({ ...parameters, limit, offset });
  const ids = JSON.stringify(hits.map(({ id }) => id));
  return {
    notices: noticeTable.open(database).where('id IN (SELECT value FROM json_each(:ids))', { ids }),
    total: Number(hits[0]?.total ?? 0),
  };
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
