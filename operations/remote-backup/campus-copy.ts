import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { writeBackup } from '#campus-api/backup/backup-campus.ts';
import { readerCollections } from '#lib/site/outbox/storage/stored-records.ts';

/** The folder in a remote back-up. */
export const COPY = 'campus';
/** The back-up of database and files, as `site campus-api backup` writes it. */
export const ARCHIVE = 'campus.tar';
export const SETTINGS = 'site.env';

/** Generated keys and ended sessions: without them everyone is logged out, no subscriber gets push messages, the links of mails end, and no clerk’s second factor is accepted. */
const secretFiles = ['session-secret', 'push-key', 'mail-key', 'admin-key', 'ended-sessions.json'];
/** Databases besides that of the campus: readers of notices, and what visitors found useful. */
const databases = ['outbox.db', 'useful.db'];

/** Writes all that a new machine needs for this campus to a new folder in `folder`, while the site runs. */
export async function copyCampus(dataDir: string, settingsFile: string | null, folder: string): Promise<void> {
  const copy = join(folder, COPY);
  mkdirSync(copy, { mode: 0o700 });
  if (existsSync(join(dataDir, 'campus.db'))) await writeBackup(dataDir, join(copy, ARCHIVE));
  if (settingsFile !== null) copyFileSync(settingsFile, join(copy, SETTINGS));
  for (const name of secretFiles)
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name));
  for (const name of databases)
    if (existsSync(join(dataDir, name))) await copyDatabase(join(dataDir, name), join(copy, name));
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
  if (basename(to) === 'outbox.db') removeMessages(to);
}

/** Leaves only the readers in a copy of the outbox. */
function removeMessages(file: string): void {
  const copy = new DatabaseSync(file);
  const names = readerCollections.map((name) => `'${name}'`).join(', ');
  copy.exec(`DELETE FROM records WHERE collection NOT IN (${names}); VACUUM`);
  copy.close();
}
