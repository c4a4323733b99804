import { renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { companions } from '#campus-api/backup/close-log.ts';

// Copies a database while other processes use it: `copy-database.ts FROM TO`, run as the user of the campus. A copy has its name only once it is whole.
const [from = '', to = ''] = process.argv.slice(2);
const draft = `${to}.partial`;
for (const suffix of ['', ...companions]) rmSync(draft + suffix, { force: true });
const database = new DatabaseSync(from, { readOnly: true });
await backup(database, draft);
database.close();
renameSync(draft, to);
