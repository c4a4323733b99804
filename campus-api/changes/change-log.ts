import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { type RecordKind, recordOfRow } from '#campus-api/model/tracked-tables.ts';
import { deletionTime } from '#lib/platform/runtime/trusted-time.ts';
import { registerLeftovers } from './leftover-files.ts';
import { type ChangedRow, changedRows, isReversible } from './row-log.ts';
import { parseSummary, type Subject, showSubjects, subjects } from './subjects.ts';

export type ChangeAction =
  | 'add'
  | 'edit'
  | 'remove'
  | 'import'
  | 'publish'
  | 'withdraw'
  | 'restore'
  | 'undo'
  | 'download';

/** One line of the audit log. `summary` lists its subjects in English, `subjects` for any language (null for an old entry that cannot be parsed); `undoable` while its rows are stored. */
export interface ChangeEntry {
  id: number;
  /** An instant in ISO form. */
  at: string;
  by: string;
  action: string;
  summary: string;
  subjects: Subject[] | null;
  /** The change that this one reverted, and the later change that reverted this one. */
  undoes: number | null;
  undoneBy: number | null;
  undoable: boolean;
  records: { kind: string; id: number }[];
}

const entryRows = z.array(
  z.object({
    id: z.number(),
    at: z.string(),
    by: z.string(),
    action: z.string(),
    summary: z.string(),
    subjects: jsonColumn(subjects).nullable(),
    undoes: z.number().nullable(),
    undoneBy: z.number().nullable(),
    bytes: z.number(),
    records: jsonColumn(z.array(z.object({ kind: z.string(), id: z.number() }))),
  }),
);

const selectEntries = `
SELECT id, at, by, action, summary, subjects, undoes, undone_by AS undoneBy, bytes,
  (SELECT json_group_array(json_object('kind', kind, 'id', record_id))
    FROM changed_records WHERE change_id = changes.id) AS records
FROM changes`;

/** Prefix of the summaries of enquiries, which have no record type in the log. */
const ENQUIRY_SUMMARY = 'enquiry ';

/** Entries, newest first; `record`: only changes of it; `before`: only entries older than this one, for paging; `enquiries`: false omits theirs. */
export function listChanges(
  database: DatabaseSync,
  {
    limit,
    before,
    record,
    enquiries = true,
  }: { limit: number; before?: number; record?: { kind: RecordKind; id: number }; enquiries?: boolean },
): ChangeEntry[] {
  const rows = database
    .prepare(
      `${selectEntries} WHERE id < :before AND (:hidden IS NULL OR substr(summary, 1, length(:hidden)) <> :hidden) AND (:kind IS NULL OR id IN
         (SELECT change_id FROM changed_records WHERE kind = :kind AND record_id = :recordId)) ORDER BY id DESC LIMIT :limit`,
    )
    .all({
      before: before ?? Number.MAX_SAFE_INTEGER,
      kind: record?.kind ?? null,
      recordId: record?.id ?? null,
      hidden: enquiries ? null : ENQUIRY_SUMMARY,
      limit,
    });
  return toEntries(rows);
}

/** The author of the last change of a record; null if the log no longer has it. */
export const lastAuthor = (database: DatabaseSync, record: { kind: RecordKind; id: number }): string | null =>
  listChanges(database, { limit: 1, record })[0]?.by ?? null;

export function readChange(database: DatabaseSync, id: number): ChangeEntry | null {
  return toEntries(database.prepare(`${selectEntries} WHERE id = ?`).all(id))[0] ?? null;
}

/** The original action behind an undo, or behind the undo of an undo; null if its entry has been deleted. */
export function actionBehind(database: DatabaseSync, { action, undoes }: ChangeEntry): string | null {
  if (undoes === null) return action;
  const undone = readChange(database, undoes);
  return undone === null ? null : actionBehind(database, undone);
}

function toEntries(rows: unknown): ChangeEntry[] {
  return entryRows.parse(rows).map(({ bytes, ...entry }) => ({
    ...entry,
    subjects: entry.subjects ?? parseSummary(entry.summary),
    undoable: bytes > 0 && entry.undoneBy === null,
  }));
}

/** The rows that a change wrote, in its order; none once they have expired. */
export function readChangedRows(database: DatabaseSync, id: number): ChangedRow[] {
  return changedRows.parse(
    database
      .prepare('SELECT table_name AS "table", before, after FROM changed_rows WHERE change_id = ? ORDER BY position')
      .all(id),
  );
}

export interface NewChange {
  by: string;
  action: ChangeAction;
  subjects: readonly Subject[];
  undoes: number | null;
  rows: ChangedRow[];
  backupFiles: { stored: string; bytes: number }[];
}

/** Writes a change into the log and returns its id. Runs inside the transaction of the change. */
export function recordChange(
  database: DatabaseSync,
  { by, action, subjects: changed, undoes, rows, backupFiles }: NewChange,
): number {
  let bytes = backupFiles.reduce((sum, file) => sum + file.bytes, 0);
  const { lastInsertRowid } = database
    .prepare('INSERT INTO changes (at, by, action, summary, subjects, undoes, bytes) VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(new Date().toISOString(), by, action, showSubjects(changed), JSON.stringify(changed), undoes, bytes);
  const id = Number(lastInsertRowid);
  const addRow = database.prepare('INSERT INTO changed_rows VALUES (?, ?, ?, ?, ?)');
  // One after the other: an import adds thousands of long rows.
  for (const [position, row] of (isReversible(rows) ? rows : []).entries()) {
    const [before, after] = [row.before, row.after].map((image) => image && JSON.stringify(image));
    addRow.run(id, position, row.table, before ?? null, after ?? null);
    bytes += (before?.length ?? 0) + (after?.length ?? 0);
  }
  database.prepare('UPDATE changes SET bytes = ? WHERE id = ?').run(bytes, id);
  const addRecord = database.prepare(
    'INSERT OR IGNORE INTO changed_records (kind, record_id, change_id) VALUES (?, ?, ?)',
  );
  for (const { kind, id: recordId } of recordsOf(rows)) addRecord.run(kind, recordId, id);
  const addFile = database.prepare('INSERT OR IGNORE INTO kept_files (change_id, stored) VALUES (?, ?)');
  for (const { stored } of backupFiles) addFile.run(id, stored);
  if (undoes !== null) markUndone(database, undoes, id);
  return id;
}

/** The undo of an undo clears the mark of the original change. */
function markUndone(database: DatabaseSync, id: number, by: number): void {
  database.prepare('UPDATE changes SET undone_by = NULL WHERE undone_by = ?').run(id);
  database.prepare('UPDATE changes SET undone_by = ? WHERE id = ?').run(by, id);
}

export function recordsOf(rows: ChangedRow[]): { kind: RecordKind; id: number }[] {
  const records = new Map(
    rows.map(({ table, before, after }) => {
      const record = recordOfRow(table, after ?? before ?? {});
      return [`${record.kind} ${record.id}`, record];
    }),
  );
  return [...records.values()];
}

const maxEntries = 20_000;
const maxUndoable = 1_000;
const undoDays = 90;
const maxBytes = 2 * 1024 ** 3;

/**
 * Deletes the oldest entries beyond 20,000, and rows and files of changes older than 90 days, beyond the last 1,000, or beyond 2 GB. A change is as old as the
 * latest one up to it, because a clock may have been behind. Runs inside a transaction.
 */
export function deleteOldChanges(database: DatabaseSync, now: Date): void {
  database.prepare('DELETE FROM changes WHERE id <= (SELECT max(id) FROM changes) - ?').run(maxEntries);
  const until = deletionTime(readTrustedTime(database, now.getTime()));
  const since = new Date(until - undoDays * 86_400_000).toISOString();
  const oldest = database
    .prepare(
      `SELECT max(id) AS id FROM
         (SELECT id, max(at) OVER (ORDER BY id) AS latest, sum(bytes) OVER (ORDER BY id DESC) AS total,
          row_number() OVER (ORDER BY id DESC) AS number FROM changes WHERE bytes > 0)
       WHERE number > 1 AND (latest < :since OR number > :maxUndoable OR total > :maxBytes)`,
    )
    .get({ since, maxUndoable, maxBytes })?.id;
  if (typeof oldest !== 'number') return;
  const files = database.prepare('SELECT stored FROM kept_files WHERE change_id <= ?').all(oldest);
  registerLeftovers(
    database,
    files.map(({ stored }) => String(stored)),
  );
  for (const table of ['changed_rows', 'kept_files']) {
    database.prepare(`DELETE FROM ${table} WHERE change_id <= ?`).run(oldest);
  }
  database.prepare('UPDATE changes SET bytes = 0 WHERE id <= ?').run(oldest);
}
