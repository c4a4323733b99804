import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { NEPAL_NOW } from '#campus-api/database/baseline/now.ts';
import { fold } from '#campus-api/database/fold.ts';
import type { DatabaseRow } from '#campus-api/database/insert.ts';
import { filesColumn, type SearchQuery, storedFiles } from '#campus-api/database/rows.ts';
import { rowReader, searchedText, selectFields, shapeOf } from '#campus-api/model/fields.ts';
import { readRows } from '../engine/record-table.ts';
import { type NoticeListItem, noticeFields, type WithdrawnNoticeRecord } from './notice.ts';

const {
  publishAt: _,
  withdrawAt: _____,
  withdrawnAt: __,
  replacedBy: ___,
  withdrawalReason: ____,
  ...publicFields
} = noticeFields;
const valuesOf = rowReader(publicFields);
const isImported = z.number().transform((value) => value === 1);
const updatedAt = z.string().nullable();
const noticeRow = z.object({
  id: z.number(),
  ...shapeOf(publicFields),
  isImported,
  updatedAt,
  files: storedFiles,
});
const withdrawnRows = z.array(
  z.object({ id: z.number(), replacedBy: z.number().nullable(), reason: z.string(), isPublic: z.number() }),
);

const goneRows = z.array(z.object({ id: z.coerce.string(), replaces: z.string(), replacedBy: z.coerce.string() }));

const selectNotices = `
SELECT id, ${selectFields(publicFields)}, id IN (SELECT notice_id FROM notice_origins) AS isImported,
  (SELECT at FROM changes WHERE id = (
    SELECT max(change_id) FROM changed_records WHERE kind = 'notice' AND record_id = public_notices.id
  )) AS updatedAt,
  ${filesColumn('notice_files', 'notice_id', 'public_notices')} AS files
FROM public_notices`;
const newestFirst = 'ORDER BY created_date DESC, id DESC';

/** Notices that are public now, newest first. */
export interface NoticeStore {
  search(query: SearchQuery): NoticeListItem[];
  all(): NoticeListItem[];
  inDepartment(departmentId: number): NoticeListItem[];
  /** Withdrawn notices that were public, newest first. */
  withdrawn(): WithdrawnNoticeRecord[];
}

/** Withdrawn by somebody, or by itself. */
const isWithdrawn = `(withdrawn_at IS NOT NULL OR withdraw_at <= ${NEPAL_NOW})`;

export function createNoticeStore(database: DatabaseSync): NoticeStore {
  const search = database.prepare(
    `${selectNotices} WHERE :search = '' OR instr(fold(${searchedText(noticeFields)}), :search) > 0 ${newestFirst} LIMIT :limit OFFSET :offset`,
  );
  const all = database.prepare(`${selectNotices} ${newestFirst}`);
  const inDepartment = database.prepare(
    `${selectNotices} WHERE id IN (SELECT notice_id FROM notice_departments WHERE department_id = ?) ${newestFirst}`,
  );
  // A notice withdrawn before its publication was never public.
  const withdrawn = database.prepare(
    `WITH withdrawn AS (SELECT id, coalesce(content ->> '$.withdrawalReason', '') AS reason,
       coalesce(replaced_by, (SELECT max(id) FROM public_notices WHERE replaces = CAST(notices.id AS TEXT))) AS replacedBy, created_date
       FROM notices WHERE ${isWithdrawn} AND (publish_at IS NULL OR publish_at <= coalesce(withdrawn_at, withdraw_at)))
     SELECT id, reason, replacedBy, EXISTS (SELECT 1 FROM public_notices WHERE id = replacedBy) AS isPublic FROM withdrawn ${newestFirst}`,
  );
  const gone = database.prepare(
    `SELECT id, replaces, coalesce(replaced_by, '') AS replacedBy FROM notices WHERE ${isWithdrawn}`,
  );
  const readNotices = (rows: readonly DatabaseRow[]): NoticeListItem[] =>
    inherit(readRows(database, 'notices', noticeRow, rows.map(valuesOf)), goneRows.parse(gone.all()));
  return {
    withdrawn: () => withReplacements(withdrawnRows.parse(withdrawn.all())),
    search: ({ search: text, limit, offset }) => readNotices(search.all({ search: fold(text), limit, offset })),
    all: () => readNotices(all.all()),
    inDepartment: (departmentId) => readNotices(inDepartment.all(departmentId)),
  };
}

/** Resolves withdrawn replacements to the public notice at the end of their chain. */
function withReplacements(rows: z.infer<typeof withdrawnRows>): WithdrawnNoticeRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const publicReplacement = (id: number): number | null => {
    const visited = new Set<number>();
    for (let row = byId.get(id); row && !visited.has(row.id); row = byId.get(row.replacedBy ?? -1)) {
      if (row.isPublic) return row.replacedBy;
      visited.add(row.id);
    }
    return null;
  };
  return rows.map(({ id, reason }) => ({ id, replacedBy: publicReplacement(id), reason }));
}

/** A notice that replaces a withdrawn one replaces what that one replaced. */
function inherit(notices: NoticeListItem[], gone: z.infer<typeof goneRows>): NoticeListItem[] {
  const byId = new Map(gone.map((notice) => [notice.id, notice]));
  const byReplacement = new Map(gone.map((notice) => [notice.replacedBy, notice.id]));
  return notices.map((notice) => {
    const visited = new Set<string>();
    let older = notice.replaces || byReplacement.get(String(notice.id)) || '';
    for (let at = byId.get(older); at && !visited.has(older); at = byId.get(older)) {
      visited.add(older);
      older = at.replaces || byReplacement.get(at.id) || older;
    }
    return older === '' || byId.has(older) ? notice : { ...notice, replaces: older };
  });
}
