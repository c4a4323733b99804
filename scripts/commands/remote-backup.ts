import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { fail, print } from '#lib/platform/runtime/console.mjs';
import { runRemoteBackup } from '#operations/remote-backup/commands.ts';
import { RemoteBackupError } from '#operations/remote-backup/remote-backup-error.ts';
import { settings } from '#server/process/settings.ts';

// Back-ups outside of this machine: `site remote-backup`. `--scheduled`: by a timer, which all campuses have.
const words = process.argv.slice(2);
const isScheduled = words.includes('--scheduled');
const { dataDir, remoteBackup: remote } = settings();
const settingsFile = [process.env.SETTINGS_FILE, '.env'].find((file) => file && existsSync(file)) ?? null;
if (remote === null) {
  const missing = 'BACKUP_REPOSITORY is not set: there are no back-ups outside of this machine.';
  if (isScheduled) print(missing);
  else fail(`${missing} docs/settings.md`);
} else {
  try {
    const args = words.filter((word) => word !== '--scheduled');
    await runRemoteBackup(args, { remote, dataDir: resolve(dataDir), settingsFile });
  } catch (error) {
    if (error instanceof RemoteBackupError || error instanceof CampusApiSetupError) fail(error.message);
    throw error;
  }
}
