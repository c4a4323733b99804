import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, schemaVersion } from '#campus-api/database/migrate.ts';
import { migrations } from '#campus-api/database/migrations/index.ts';
import { CampusApiSetupError, databaseErrorCode } from '#campus-api/setup-error.ts';
import { inTransaction } from '#lib/runtime/transaction.ts';
import { trackedTables } from '../changes/tracked-tables.ts';
import { RefusedError, refuse } from '../validation/issue.ts';
import { checkDatabase } from './check-database.ts';
import { hasExpectedSchema } from './check-schema.ts';
import { databaseName, type Manifest } from './manifest.ts';

/** The content of a back-up in a database of our own making. */
export const contentName = 'content.db';

/** Content alone: accounts stay, so that nobody is let in by a password of long ago, and so does the count of visits. */
export const contentTables = Object.keys(trackedTables).filter((name) => !['qaa_account', 'counter'].includes(name));

/** Bytes that SQLite may take, and that the content of a campus has. */
const MAX_MEMORY = 256 * 1024 ** 2;
const MAX_CONTENT_BYTES = 128 * 1024 ** 2;
const PAGE_BYTES = 4096;

/**
 * Checks the database of a back-up that was taken apart, and copies its content into a new one of today's shape: nothing of the schema that came with it
 * is run by other processes. @throws RefusedError
 */
export function rebuildContent(folder: string, archive: string, manifest: Manifest): void {
  const damaged = () => refuse('archive', 'file-damaged-backup', { file: archive, part: databaseName });
  const file = join(folder, databaseName);
  try {
    withDatabase(file, { readOnly: true }, (database) => {
      if (schemaVersion(database) !== manifest.schema || !hasExpectedSchema(database, manifest.schema))
        refuse('archive', 'file-no-backup', { file: archive });
      checkDatabase(database);
    });
    withDatabase(join(folder, contentName), {}, (content) => {
      content.exec(`PRAGMA max_page_count = ${MAX_CONTENT_BYTES / PAGE_BYTES}`);
      content.prepare('ATTACH ? AS source').run(file);
      inTransaction(content, () => copyContent(content, manifest.schema));
      checkDatabase(content);
    });
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const code = databaseErrorCode(error);
    if (code === 7) refuse('archive', 'file-unchecked-backup', { file: archive });
    if (code === 13) refuse('archive', 'file-no-room', { file: archive });
    if (error instanceof CampusApiSetupError || code !== null) damaged();
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

/** Into tables of the version of the back-up, which are then brought up to date. */
function copyContent(content: DatabaseSync, version: number): void {
  for (const migration of migrations.slice(0, version)) content.exec(migration);
  const present = content.prepare("SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?");
  for (const table of [...contentTables, 'last_ids'].filter((name) => present.get(name))) {
    const names = content.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    const columns = names.map(({ name }) => String(name)).join(', ');
    content.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM source.${table}`);
  }
  migrate(content, version);
}
