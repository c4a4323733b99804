import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { type DatabaseRow, insertRows } from '#campus-api/database/insert.ts';
import { renameReferences } from '#campus-api/files/file-references.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { trackedTable } from '#campus-api/model/tracked-tables.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import type { InspectedArchive } from './inspect-archive.ts';
import { filesName } from './manifest.ts';
import { contentName, contentTables, contentTablesOf } from './rebuild-content.ts';
import { compareVisible, readVisible, type VisibleChanges } from './visible-records.ts';

/** Result of a restore: the time of the back-up, and the count of records of each kind before and after. */
export interface RestoredContent {
  at: string;
  counts: { noun: string; before: number; after: number }[];
  visible: VisibleChanges;
}

const counted = contentTables.filter((name) => !trackedTable(name).isPart);

/**
 * Replaces the content by that of a back-up while the site runs, as one change like any other: after a confirmation, in one transaction,
 * with an undo from the log. Warns of withdrawn notices that become public again. @throws NeedsConfirmationError
 */
export function restoreContent(campus: Campus, archive: InspectedArchive): ChangeResult<RestoredContent> {
  const { database, filesFolder } = campus;
  const copy = new DatabaseSync(join(archive.folder, contentName), { readOnly: true });
  try {
    const { newFiles, names } = chooseFiles(filesFolder, archive);
    return changeCampus(campus, { action: 'restore', newFiles }, (issues) => {
      const before = countRecords(database);
      const visibleBefore = readVisible(database);
      const withdrawn = database.prepare('SELECT id FROM notices WHERE withdrawn_at IS NOT NULL').all();
      // Rows may precede the rows that they refer to; constraints are checked in the end.
      database.exec('PRAGMA defer_foreign_keys = ON');
      const tables = contentTablesOf(archive.manifest.schema);
      for (const table of tables) database.exec(`DELETE FROM ${table}`);
      for (const table of tables) insertRows(database, table, readRows(copy, table, names));
      reserveAllIds(database, copy);
      warnOfRepublished(
        database,
        withdrawn.map(({ id }) => Number(id)),
        issues,
      );
      const after = countRecords(database);
      const counts = counted.map((table) => ({
        noun: trackedTable(table).noun,
        before: before.get(table) ?? 0,
        after: after.get(table) ?? 0,
      }));
      return { at: archive.manifest.at, counts, visible: compareVisible(visibleBefore, readVisible(database)) };
    });
  } finally {
    copy.close();
  }
}

/** Warns of notices that were withdrawn on purpose and would be public again. */
function warnOfRepublished(database: DatabaseSync, withdrawn: number[], issues: Issues): void {
  const read = database.prepare('SELECT description FROM public_notices WHERE id = ?');
  for (const id of withdrawn) {
    const notice = read.get(id);
    if (notice) issues.warn('archive', 'restore-republishes', { id, text: clip(String(notice.description), 80) });
  }
}

/** Missing files that records of the back-up reference; a name that another file has by now is replaced by a new one. */
function chooseFiles(filesFolder: string, { folder, files }: InspectedArchive) {
  const newFiles: NewFile[] = [];
  const names = new Map<string, string>();
  const nameFor = createNames();
  for (const { name, present } of files) {
    // Files may have been added or deleted since the comparison; they are never modified.
    const exists = existsSync(join(filesFolder, name));
    if (exists && present === 'same') continue;
    const stored = exists ? nameFor(name) : name;
    if (stored !== name) names.set(name, stored);
    newFiles.push({ stored, content: { path: join(folder, filesName, name), isOwn: true } });
  }
  return { newFiles, names };
}

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

function readRows(copy: DatabaseSync, table: string, names: ReadonlyMap<string, string>): DatabaseRow[] {
  const { files = [], filePaths } = trackedTable(table);
  return rows.parse(copy.prepare(`SELECT * FROM ${table}`).all()).map((row) => {
    const renamed = files.map((column) => [column, names.get(String(row[column])) ?? row[column] ?? null] as const);
    const texts = filePaths === undefined ? [] : [[filePaths, renameInJson(String(row[filePaths]), names)] as const];
    return { ...row, ...Object.fromEntries([...renamed, ...texts]) };
  });
}

/** The JSON of a document that references files by their new names. */
function renameInJson(json: string, names: ReadonlyMap<string, string>): string {
  return names.size === 0 ? json : JSON.stringify(renameReferences(JSON.parse(json), names));
}

/** Ids assigned at either time are not assigned again. */
function reserveAllIds(database: DatabaseSync, copy: DatabaseSync): void {
  const reserve = database.prepare(
    'INSERT INTO last_ids (name, id) VALUES (:name, :id) ON CONFLICT (name) DO UPDATE SET id = max(id, excluded.id)',
  );
  for (const { name, id } of rows.parse(copy.prepare('SELECT name, id FROM last_ids').all())) {
    reserve.run({ name: name ?? '', id: id ?? 0 });
  }
}

function countRecords(database: DatabaseSync): Map<string, number> {
  return new Map(
    counted.map((table) => [table, Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)]),
  );
}
