import { DatabaseSync } from 'node:sqlite';

/** Length of the JSON of a value from which it is stored on the disk. */
const MIN_LENGTH = 1000;

/** A temporary database: SQLite deletes its file. The garbage collector is late with the buffers of compressed texts. */
function openStore() {
  const database = new DatabaseSync('');
  database.exec('PRAGMA journal_mode = OFF; PRAGMA cache_size = -4096');
  database.exec('CREATE TABLE texts (id INTEGER PRIMARY KEY, json TEXT NOT NULL); BEGIN');
  const insert = database.prepare('INSERT INTO texts (json) VALUES (?)');
  const select = database.prepare('SELECT json FROM texts WHERE id = ?');
  return {
    add: (json: string) => insert.run(json).lastInsertRowid,
    read: (id: number | bigint) => String(select.get(id)?.json),
  };
}
let store: ReturnType<typeof openStore> | undefined;

/** Moves a long JSON value out of memory until it is read: an old site may have more text than an import may use. Each call returns a copy. */
export function pack<Value>(value: Value): () => Value {
  const json = JSON.stringify(value ?? null);
  if (json.length < MIN_LENGTH) return asIs(value);
  store ??= openStore();
  return storedAs(store.add(json), store);
}

// Functions of their own: closures of one function would share its variables, and retain the value.
const asIs =
  <Value>(value: Value) =>
  () =>
    value;
const storedAs =
  (id: number | bigint, { read }: ReturnType<typeof openStore>) =>
  () =>
    JSON.parse(read(id));
