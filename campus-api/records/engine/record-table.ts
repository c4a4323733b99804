import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { z } from 'zod';
import type { IdName } from '#campus-api/changes/next-id.ts';
import { fold } from '#campus-api/database/fold.ts';
import { type DatabaseRow, fileRows, insertRows, updateRow } from '#campus-api/database/insert.ts';
import { filesColumn, nepaliTexts, type SearchQuery, storedFiles } from '#campus-api/database/rows.ts';
import type { StoredFile } from '#campus-api/database/values.ts';
import { type Fields, rowOf, rowReader, searchedText, selectFields, shapeOf } from '#campus-api/model/fields.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';

/** Values of a record from other tables: their schema and their SQL, in which the record is `records`. */
type Columns = Readonly<Record<string, { sql: string; schema: z.ZodType }>>;

type ShapeOf<Parts extends Readonly<Record<string, { schema: z.ZodType }>>> = {
  [Name in keyof Parts]: Parts[Name]['schema'];
};

type ColumnValues<C extends Columns> = keyof C extends never ? unknown : z.output<z.ZodObject<ShapeOf<C>>>;

type Stored<F extends Fields, C extends Columns> = { id: number; nepali?: Partial<Record<string, string>> } & z.output<
  z.ZodObject<ShapeOf<F>>
> &
  ColumnValues<C>;

/** A record to be stored: fields with a usual value may be missing. */
type New<F extends Fields, C extends Columns> = { id: number } & z.input<z.ZodObject<ShapeOf<F>>> & ColumnValues<C>;

/** Rows of a record in another table, which a change replaces. `owner`: its column with the id of the record. */
interface Part<Record> {
  table: string;
  owner: string;
  rows(record: Record): DatabaseRow[];
}

/** A stored record whose values in these fields are wrong: visitors do not see it until it is mended. */
export interface UnreadableRecord {
  id: number;
  fields: string[];
}

const leftOut = new WeakMap<DatabaseSync, Map<string, Map<number, UnreadableRecord>>>();

/** The records of a table that were unreadable when this connection last read them, by id. */
function leftOutOf(database: DatabaseSync, table: string): Map<number, UnreadableRecord> {
  const tables = leftOut.get(database) ?? new Map<string, Map<number, UnreadableRecord>>();
  leftOut.set(database, tables);
  const records = tables.get(table) ?? new Map<number, UnreadableRecord>();
  tables.set(table, records);
  return records;
}

/** The rows that fit the schema. Others are reported and left out, so that one wrong value does not hide the rest. */
export function readRows<Row>(
  database: DatabaseSync,
  table: string,
  schema: z.ZodType<Row>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Row[] {
  const all = z.array(schema).safeParse(rows);
  if (all.success) return all.data;
  const records = leftOutOf(database, table);
  return rows.flatMap((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (success) return [data];
    const id = Number(row.id);
    const fields = [...new Set(error.issues.map(({ path }) => String(path[0])))];
    if (!records.has(id)) console.error(`campus API: ${table} ${id} is left out: wrong values in ${fields.join(', ')}`);
    records.set(id, { id, fields });
    return [];
  });
}

/** Records in the order of display. Unreadable ones are left out. */
export interface RecordStore<Record> {
  all(): Record[];
  find(id: number): Record | null;
  /** The records that meet a condition in SQL, which never comes from a request. */
  where(condition: string, parameters: DatabaseRow): Record[];
  search(query: SearchQuery): Record[];
  /** A record with the values of `blank` instead of wrong ones; null for an unknown id. */
  mended(id: number, blank: Omit<Record, 'id'>): Record | null;
  /** The records that were unreadable when this connection last read them. */
  unreadable(): UnreadableRecord[];
}

/** The table of a type of record. */
export interface RecordTable<Record, Inserted = Record> {
  kind: RecordKind;
  name: IdName;
  /** `isPublic`: only what visitors see now. */
  open(database: DatabaseSync, options?: { isPublic?: boolean }): RecordStore<Record>;
  insert(database: DatabaseSync, records: readonly Inserted[]): void;
  update(database: DatabaseSync, record: Inserted): void;
  remove(database: DatabaseSync, id: number): void;
}

/** `order`: SQL. */
export function recordTable<F extends Fields, C extends Columns = Record<never, never>>({
  kind,
  name,
  fields,
  columns,
  parts = [],
  dependents = {},
  order,
}: Pick<RecordTable<unknown>, 'kind' | 'name'> & {
  fields: F;
  columns?: C;
  parts?: readonly Part<New<F, C>>[];
  /** Tables whose rows are deleted with a record, with their column of its id. */
  dependents?: Readonly<Record<string, string>>;
  order: string;
}): RecordTable<Stored<F, C>, New<F, C>> {
  const own = Object.entries<Columns[string]>(columns ?? {});
  const shape = Object.fromEntries(own.map(([column, { schema }]) => [column, schema]));
  const row = z.object({ id: z.number(), ...shapeOf(fields), ...shape, nepali: nepaliTexts.optional() });
  const schema = row as unknown as z.ZodType<Stored<F, C>>;
  const valuesOf = rowReader(fields);
  const selected = ['id', selectFields(fields), ...own.map(([column, { sql }]) => `${sql} AS ${column}`)].join(', ');

  const matching = `WHERE :search = '' OR instr(fold(${searchedText(fields)}), :search) > 0
    ORDER BY ${order} LIMIT :limit OFFSET :offset`;

  const insertParts = (database: DatabaseSync, records: readonly New<F, C>[]) => {
    for (const part of parts) insertRows(database, part.table, records.flatMap(part.rows));
  };

  return {
    kind,
    name,
    open(database, { isPublic = false } = {}) {
      const select = `SELECT ${selected} FROM ${isPublic ? `public_${name}` : name} AS records`;
      const prepared = new Map<string, StatementSync>();
      const prepare = (rest: string) => {
        const statement = prepared.get(rest) ?? database.prepare(`${select} ${rest}`);
        prepared.set(rest, statement);
        return statement;
      };
      const read = (rows: readonly DatabaseRow[]) => readRows(database, name, schema, rows.map(valuesOf));
      const stored = (id: number) => prepare('WHERE id = ?').all(id);
      const find = (id: number) => read(stored(id))[0] ?? null;
      return {
        all: () => read(prepare(`ORDER BY ${order}`).all()),
        find,
        where: (condition, parameters) => read(prepare(`WHERE ${condition} ORDER BY ${order}`).all(parameters)),
        search: ({ search, ...range }) => read(prepare(matching).all({ search: fold(search), ...range })),
        mended(id, blank) {
          const [wrong] = stored(id).map(valuesOf);
          if (!wrong) return null;
          const blanks = new Map<string, unknown>(Object.entries({ ...blank, id }));
          const values = Object.entries(row.shape).map(([field, value]) => {
            const { success, data } = value.safeParse(wrong[field]);
            return [field, success ? data : blanks.get(field)];
          });
          return Object.fromEntries(values) as Stored<F, C>;
        },
        unreadable() {
          const records = leftOutOf(database, name);
          return [...records.values()].flatMap((record) => {
            if (find(record.id) === null && stored(record.id).length > 0) return record;
            records.delete(record.id);
            return [];
          });
        },
      };
    },
    insert(database, records) {
      const written = records.map((record) => rowOf(fields, record));
      insertRows(database, name, written);
      insertParts(database, records);
    },
    update(database, record) {
      updateRow(database, name, rowOf(fields, record));
      for (const { table, owner } of parts) database.prepare(`DELETE FROM ${table} WHERE ${owner} = ?`).run(record.id);
      insertParts(database, [record]);
    },
    remove(database, id) {
      for (const [table, column] of [...Object.entries(dependents), [name, 'id']])
        database.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(id);
    },
  };
}

/** The attached files of a record, in a table of theirs. */
export const filesIn = (table: string, owner: string) => ({
  columns: { files: { sql: filesColumn(table, owner, 'records'), schema: storedFiles } },
  parts: [{ table, owner, rows: ({ id, files }: { id: number; files: StoredFile[] }) => fileRows(owner, id, files) }],
});
