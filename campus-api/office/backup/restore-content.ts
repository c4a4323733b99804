import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { migrate, schemaVersion } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { insertRows, type Row } from '../../database/seed/insert.ts';
import type { NewFile } from '../../files/store-file.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { trackedTable, trackedTables } from '../changes/tracked-tables.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { createNames } from '../files/new-names.ts';
import { refuse } from '../findings/finding.ts';
import type { Campus } from '../with-campus.ts';
import { databaseName, describe, filesName, type Manifest } from './manifest.ts';
import { openArchive } from './open-archive.ts';
import { withStaging } from './staging.ts';

/** What was put in place: the moment of the back-up, and how many records of each kind there were and are. */
export interface RestoredContent {
  at: string;
  counts: { noun: string; before: number; after: number }[];
}

/** Content alone: accounts stay, so that nobody is let in by a password of long ago, and so does the count of visits. */
const tables = Object.keys(trackedTables).filter((name) => !['qaa_account', 'counter'].includes(name));
const counted = tables.filter((name) => !trackedTable(name).isPart);

/**
 * Puts the content of a back-up in place of what is there while the site runs, as one change like any other: told before it is made, in one transaction,
 * undone from the log. @throws RefusedError for what is no back-up, NeedsConfirmationError
 */
export function restoreContent(campus: Campus, archive: OfficeFile): Promise<Done<RestoredContent>> {
  const { database, filesFolder } = campus;
  return withStaging(join(filesFolder, '..'), async (folder) => {
    const manifest = await openArchive(archive, folder);
    const copy = openCopy(join(folder, databaseName));
    try {
      requireSameTables(database, copy, archive);
      const { newFiles, names } = await chooseFiles(filesFolder, folder, copy, manifest);
      return changeCampus(campus, { action: 'restore', newFiles }, () => {
        const before = countRecords(database);
        // Rows come before what they refer to; all is checked in the end.
        database.exec('PRAGMA defer_foreign_keys = ON');
        for (const table of tables) database.exec(`DELETE FROM ${table}`);
        for (const table of tables) insertRows(database, table, readRows(copy, table, names));
        keepIds(database, copy);
        const after = countRecords(database);
        const counts = counted.map((table) => ({
          noun: trackedTable(table).noun,
          before: before.get(table) ?? 0,
          after: after.get(table) ?? 0,
        }));
        return { at: manifest.at, counts };
      });
    } finally {
      copy.close();
    }
  });
}

/** The database of the back-up in the shape of today. Nothing in its schema may call anything: it comes from elsewhere. */
function openCopy(file: string): DatabaseSync {
  const copy = openDatabase(file);
  copy.exec('PRAGMA trusted_schema = OFF');
  const version = schemaVersion(copy);
  inTransaction(copy, () => migrate(copy, version));
  return copy;
}

const columnRows = z.array(z.object({ name: z.string() }));

/** @throws RefusedError for a database that says it is a campus and is none */
function requireSameTables(database: DatabaseSync, copy: DatabaseSync, { path, name = path }: OfficeFile): void {
  const columns = (of: DatabaseSync, table: string) =>
    columnRows
      .parse(of.prepare('SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY name').all(table))
      .map((column) => column.name)
      .join();
  const isTable = copy.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  for (const table of [...tables, 'last_ids']) {
    if (isTable.get(table) === undefined || columns(database, table) !== columns(copy, table))
      refuse('archive', 'file-no-backup', { file: name });
  }
}

const nameRows = z.array(z.object({ stored: z.string() }));

/** Files that records of the back-up name and that are not there; one whose name another file has by now gets a new one. */
async function chooseFiles(filesFolder: string, folder: string, copy: DatabaseSync, { files }: Manifest) {
  const used = new Set(nameRows.parse(copy.prepare('SELECT stored FROM used_files').all()).map(({ stored }) => stored));
  const newFiles: NewFile[] = [];
  const names = new Map<string, string>();
  const nameFor = createNames();
  for (const { name, sha256 } of files.filter((file) => used.has(file.name))) {
    const there = await describe(filesFolder, name).catch(() => null);
    if (there?.sha256 === sha256) continue;
    const stored = there === null ? name : nameFor(name);
    if (stored !== name) names.set(name, stored);
    newFiles.push({ stored, content: { path: join(folder, filesName, name) } });
  }
  return { newFiles, names };
}

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

function readRows(copy: DatabaseSync, table: string, names: ReadonlyMap<string, string>): Row[] {
  const { files = [] } = trackedTable(table);
  return rows.parse(copy.prepare(`SELECT * FROM ${table}`).all()).map((row) => {
    const renamed = files.map((column) => [column, names.get(String(row[column])) ?? row[column] ?? null] as const);
    return { ...row, ...Object.fromEntries(renamed) };
  });
}

/** Ids that were given at either time are not given again. */
function keepIds(database: DatabaseSync, copy: DatabaseSync): void {
  const keep = database.prepare(
    'INSERT INTO last_ids (name, id) VALUES (:name, :id) ON CONFLICT (name) DO UPDATE SET id = max(id, excluded.id)',
  );
  for (const { name, id } of rows.parse(copy.prepare('SELECT name, id FROM last_ids').all())) {
    keep.run({ name: name ?? '', id: id ?? 0 });
  }
}

function countRecords(database: DatabaseSync): Map<string, number> {
  return new Map(
    counted.map((table) => [table, Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)]),
  );
}
