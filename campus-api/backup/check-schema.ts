import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { migrations } from '#campus-api/database/migrations.ts';

const objects = z.array(z.object({ type: z.string(), name: z.string(), sql: z.string().nullable() }));
const columns = z.array(z.object({ name: z.string(), type: z.string(), pk: z.number(), hidden: z.number() }));

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
export function hasExpectedSchema(database: DatabaseSync, version: number): boolean {
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
  const all = columns.parse(database.prepare('SELECT name, type, pk, hidden FROM pragma_table_xinfo(?)').all(table));
  return all
    .map(({ name, type, pk, hidden }) => `${name} ${type} ${pk} ${hidden}`)
    .sort()
    .join('\n');
}
