import { backup, DatabaseSync } from 'node:sqlite';

// Copies a database while other processes use it: `copy-database.ts FROM TO`, run as the user of the campus.
const [from = '', to = ''] = process.argv.slice(2);
const database = new DatabaseSync(from, { readOnly: true });
await backup(database, to);
database.close();
