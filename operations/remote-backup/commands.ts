import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { writeBackup } from '#campus-api/backup/backup-campus.ts';
import { withInspectedArchive } from '#campus-api/backup/inspect-archive.ts';
import { withStaging } from '#campus-api/backup/staging.ts';
import { print } from '#lib/platform/runtime/console.mjs';
import { readerCollections } from '#lib/site/outbox/storage/stored-records.ts';
import { RemoteBackupError } from './remote-backup-error.ts';
import { createRestic, folderIn, keyIn, openOrMakeRepository, openRepository, type RemoteBackup } from './restic.ts';

/** The folder in a remote back-up. */
const COPY = 'campus';
/** The back-up of database and files, as `site campus-api backup` writes it. */
const ARCHIVE = 'campus.tar';
const SETTINGS = 'site.env';

/** Generated keys and ended sessions: without them everyone is logged out, no subscriber gets push messages, the links of mails end, and no clerk’s second factor is accepted. */
const secretFiles = ['session-secret', 'push-key', 'mail-key', 'admin-key', 'ended-sessions.json'];
/** Databases besides that of the campus: readers of notices, and what visitors found useful. */
const databases = ['outbox.db', 'useful.db'];

/** Writes all that a new machine needs for this campus to a new folder in `folder`, while the site runs. */
async function copyCampus(dataDir: string, settingsFile: string | null, folder: string): Promise<void> {
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

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A nightly back-up that is older has failed several times. */
const MAX_AGE_DAYS = 3;
const ID = /^[0-9a-f]{8,64}$/;
const HELP = 'Usage: site remote-backup [list | check | restore FOLDER [ID] | key]; without a word it backs up now.';

const snapshots = z.array(z.object({ short_id: z.string(), time: z.string() }));
type Snapshot = z.infer<typeof snapshots>[number];

interface Context {
  remote: RemoteBackup;
  dataDir: string;
  settingsFile: string | null;
}

/** Backs the campus up, and deletes back-ups beyond the numbers of the settings. */
async function backUp({ remote, dataDir, settingsFile }: Context): Promise<void> {
  const restic = createRestic(remote, dataDir);
  await openOrMakeRepository(restic, remote.repository, dataDir);
  await withStaging(dataDir, async (folder) => {
    await copyCampus(dataDir, settingsFile, folder);
    await restic(['backup', '--quiet', COPY], { cwd: folder });
  });
  const { daily, weekly, monthly } = remote;
  const keep = Object.entries({ daily, weekly, monthly }).filter(([, count]) => count > 0);
  // Those of a clock that was fast would take the places of newer ones.
  const future = (await list(restic)).filter(isOfFuture).length;
  const flags = keep.flatMap(([period, count]) => [`--keep-${period}`, String(count + future)]);
  // Each copy is made in another folder.
  await restic(['forget', '--quiet', '--group-by', '', ...flags, '--prune']);
  const stored = await list(restic);
  const count =
    stored.length === 1 ? '1 back-up' : `${stored.length} back-ups, the oldest of ${stored[0]?.time.slice(0, 10)}`;
  print(`Backed up to ${remote.repository}, which has ${count}.`);
}

/** All back-ups, the newest last. */
async function list(restic: ReturnType<typeof createRestic>): Promise<Snapshot[]> {
  return snapshots.parse(JSON.parse(await restic(['snapshots', '--json'])) ?? []);
}

/** Whether a back-up was made while the clock was fast, by more than another machine's may be. */
const isOfFuture = ({ time }: Snapshot): boolean => Date.parse(time) > Date.now() + HOUR_MS;

/** The newest back-up, but for those of the future where there are others. @throws RemoteBackupError if there is none */
async function newestOf(restic: ReturnType<typeof createRestic>): Promise<Snapshot> {
  const all = await list(restic);
  const newest = all.findLast((one) => !isOfFuture(one)) ?? all.at(-1);
  if (!newest) throw new RemoteBackupError('There is no remote back-up yet: site remote-backup makes the first one.');
  return newest;
}

async function printList({ remote, dataDir }: Context): Promise<void> {
  const restic = createRestic(remote, dataDir);
  await openRepository(restic);
  for (const { short_id: id, time } of await list(restic)) console.log(`${id}  ${time.slice(0, 16).replace('T', ' ')}`);
}

/** Restores the newest back-up into a scratch folder, and checks it as the admin checks an archive before a restore. */
async function check({ remote, dataDir }: Context): Promise<void> {
  const restic = createRestic(remote, dataDir);
  await openRepository(restic);
  const newest = await newestOf(restic);
  const days = Math.floor((Date.now() - Date.parse(newest.time)) / DAY_MS);
  await restic(['check', '--quiet']);
  const files = await withStaging(dataDir, async (folder) => {
    await restic(['restore', '--quiet', newest.short_id, '--target', folder]);
    const copy = join(folder, COPY);
    if (!existsSync(join(copy, SETTINGS)) && !existsSync(join(copy, ARCHIVE)))
      throw new RemoteBackupError(`The back-up ${newest.short_id} of ${newest.time.slice(0, 10)} holds no campus.`);
    if (!existsSync(join(copy, ARCHIVE))) return 0;
    return withInspectedArchive(
      join(folder, 'data'),
      { path: join(copy, ARCHIVE) },
      async ({ manifest }) => manifest.files.length,
    );
  });
  if (days > MAX_AGE_DAYS)
    throw new RemoteBackupError(
      `The newest remote back-up is ${days} days old: journalctl --unit 'campus-website-remote-backup@*' has the reason.`,
    );
  print(
    `The back-up ${newest.short_id} of ${newest.time.slice(0, 10)} can be restored: database and ${files} files are valid.`,
  );
}

/** Fetches a back-up into a new folder. */
async function restore({ remote, dataDir }: Context, [folder, id, ...rest]: string[]): Promise<void> {
  if (folder === undefined || rest.length > 0 || (id !== undefined && !ID.test(id))) throw new RemoteBackupError(HELP);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new RemoteBackupError(`${folder} is not empty: name a new folder.`);
  const restic = createRestic(remote, dataDir);
  await openRepository(restic);
  await restic(['restore', '--quiet', id ?? (await newestOf(restic)).short_id, '--target', folder]);
  print(`Restored to ${resolve(folder, COPY)}: ${readdirSync(join(folder, COPY)).join(', ')}.`);
}

/** Prints the public half of the key for SFTP, which is made at the first call. */
function printKey({ dataDir }: Context): void {
  const key = keyIn(dataDir);
  if (!existsSync(key)) {
    const args = ['-q', '-t', 'ed25519', '-N', '', '-C', 'campus-website', '-f', key];
    const { error, stderr } = spawnSync('ssh-keygen', args, { encoding: 'utf8', env: process.env });
    if (!existsSync(key))
      throw new RemoteBackupError(`ssh-keygen failed (apt-get install openssh-client): ${error?.message ?? stderr}`);
  }
  console.log(readFileSync(`${key}.pub`, 'utf8').trim());
}

/** Runs a command of `site remote-backup`. @throws RemoteBackupError, CampusApiSetupError */
export async function runRemoteBackup([command, ...args]: string[], context: Context): Promise<void> {
  mkdirSync(folderIn(context.dataDir), { recursive: true, mode: 0o700 });
  if (command === 'restore') return restore(context, args);
  if (args.length > 0) throw new RemoteBackupError(HELP);
  if (command === undefined) return backUp(context);
  if (command === 'list') return printList(context);
  if (command === 'check') return check(context);
  if (command === 'key') return printKey(context);
  throw new RemoteBackupError(HELP);
}
