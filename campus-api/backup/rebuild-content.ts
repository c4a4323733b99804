import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columns } from '#campus-api/changes/row-log.ts';
import { migrate, schemaVersion } from '#campus-api/database/migrate.ts';
import { migrations } from '#campus-api/database/migrations.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { RefusedError, refuseField } from '#campus-api/validation/issue.ts';
import { CampusApiSetupError, databaseErrorCode } from '#campus-api/validation/setup-error.ts';
import { parseBoundedJson } from '#lib/platform/runtime/parse-bounded-json.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import { checkDatabase } from './check-database.ts';
import { databaseName, type Manifest } from './manifest.ts';

const objects = z.array(z.object({ type: z.string(), name: z.string(), sql: z.string().nullable() }));
const columnRows = z.array(z.object({ name: z.string(), type: z.string(), pk: z.number(), hidden: z.number() }));

/** Tables of statistics that SQLite itself creates, https://www.sqlite.org/fileformat2.html#stat1tab */
const ownTables = ['CREATE TABLE sqlite_stat1(tbl,idx,stat)', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'];

/** An empty database in memory with the tables of schema version `version`. */
export function createModel(version: number): DatabaseSync {
  const model = new DatabaseSync(':memory:');
  for (const migration of migrations.slice(0, version)) model.exec(migration);
  return model;
}

/**
 * Whether a database has the tables of schema version `version` and nothing that could run when it is read: no generated columns, triggers, virtual tables or
 * additional views.
 */
function hasExpectedSchema(database: DatabaseSync, version: number): boolean {
  const model = createModel(version);
  try {
    const expected = new Map(objectsOf(model).map((object) => [object.name, object]));
    const present = new Map(objectsOf(database).map((object) => [object.name, object]));
    const isExpected = [...present.values()].every(({ type, name, sql }) => {
      if (name.startsWith('sqlite_')) return type === 'index' ? sql === null : ownTables.includes(sql ?? '');
      const other = expected.get(name);
      if (other?.type !== type) return false;
      // The SQL of a table that a later migration changed may differ; a virtual table would run its module when it is read.
      return type === 'table' ? /^CREATE TABLE/i.test(sql ?? '') : sql === other.sql;
    });
    const tables = [...expected.values()].filter(({ type, name }) => type === 'table' && !name.startsWith('sqlite_'));
    return (
      isExpected &&
      tables.every(({ name }) => present.has(name) && columnsOf(database, name) === columnsOf(model, name))
    );
  } finally {
    model.close();
  }
}

function objectsOf(database: DatabaseSync) {
  return objects.parse(database.prepare('SELECT type, name, sql FROM sqlite_schema').all());
}

/** The columns of a table as one text; generated columns are hidden ones. */
function columnsOf(database: DatabaseSync, table: string): string {
  const all = columnRows.parse(database.prepare('SELECT name, type, pk, hidden FROM pragma_table_xinfo(?)').all(table));
  return all
    .map(({ name, type, pk, hidden }) => `${name} ${type} ${pk} ${hidden}`)
    .sort()
    .join('\n');
}

/** Name of the new database with the content of a back-up. */
export const contentName = 'content.db';

/** Tables of content: accounts are not restored, so that old passwords stay invalid, and neither is the visit counter. */
export const contentTables = Object.keys(trackedTables).filter((name) => !['qaa_account', 'counter'].includes(name));

/** Tables of content that a back-up of this version of the schema has; the others stay as they are. */
export function contentTablesOf(version: number): string[] {
  const model = createModel(version);
  try {
    return contentTables.filter((name) => hasTable(model, name));
  } finally {
    model.close();
  }
}

/** Whether a column of content is JSON. */
export const isJsonColumn = (name: string): boolean => name === 'content' || name === 'texts';

const hasTable = (database: DatabaseSync, name: string) =>
  database.prepare("SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Limits in bytes for the memory of SQLite and for the content of a campus. */
const MAX_MEMORY = 256 * 1024 ** 2;
const MAX_CONTENT_BYTES = 128 * 1024 ** 2;
const PAGE_BYTES = 4096;

/**
 * Checks the database of an unpacked back-up and copies its content into a new one of the current schema, so that other processes never run the
 * schema of the back-up. @throws RefusedError
 */
export function rebuildContent(folder: string, archive: string, manifest: Manifest): void {
  const damaged = () => refuseField('archive', 'file-damaged-backup', { file: archive, part: databaseName });
  const file = join(folder, databaseName);
  try {
    withDatabase(file, { readOnly: true }, (database) => {
      if (schemaVersion(database) !== manifest.schema || !hasExpectedSchema(database, manifest.schema))
        refuseField('archive', 'file-no-backup', { file: archive });
      checkDatabase(database);
    });
    withDatabase(join(folder, contentName), {}, (content) => {
      content.exec(`PRAGMA max_page_count = ${MAX_CONTENT_BYTES / PAGE_BYTES}`);
      content.prepare('ATTACH ? AS source').run(file);
      inTransaction(content, () => copyContent(content, manifest.schema));
      checkDatabase(content);
      checkJson(content);
    });
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const code = databaseErrorCode(error);
    if (code === 7) refuseField('archive', 'file-unchecked-backup', { file: archive });
    if (code === 13) refuseField('archive', 'file-no-room', { file: archive });
    if (error instanceof CampusApiSetupError || error instanceof SyntaxError || code !== null) damaged();
    throw error;
  }
}

function withDatabase(file: string, options: { readOnly?: boolean }, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, options);
  try {
    database.exec(`PRAGMA trusted_schema = OFF; PRAGMA hard_heap_limit = ${MAX_MEMORY}; PRAGMA foreign_keys = OFF`);
    work(database);
  } finally {
    database.close();
  }
}

/** @throws SyntaxError for JSON that is invalid or nested too deep for the functions that read it */
function checkJson(content: DatabaseSync): void {
  for (const table of contentTables)
    for (const column of columnNames(content, table).filter(isJsonColumn))
      for (const { json } of content.prepare(`SELECT ${column} AS json FROM ${table}`).iterate())
        parseBoundedJson(String(json));
}

const columnNames = (database: DatabaseSync, table: string) => columns(database, table).map(({ name }) => name);

/** Copies into tables of the version of the back-up, which are then migrated. */
function copyContent(content: DatabaseSync, version: number): void {
  for (const migration of migrations.slice(0, version)) content.exec(migration);
  for (const table of [...contentTables, 'last_ids'].filter((name) => hasTable(content, name))) {
    const names = columnNames(content, table).join(', ');
    content.exec(`INSERT INTO main.${table} (${names}) SELECT ${names} FROM source.${table}`);
  }
  migrate(content, version);
}
