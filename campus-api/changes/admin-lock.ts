import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { CampusApiSetupError, databaseErrorCode, toSetupError } from '#campus-api/validation/setup-error.ts';

/** Another command holds the lock. */
export class BusyError extends CampusApiSetupError {
  override name = 'BusyError';
}

/** Wait for another command, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000;
/** Milliseconds between attempts to take the lock; the process serves other requests meanwhile. */
const pause = 25;

/** Locks `dataDir` for other commands until the returned function is called; null while another command is running. */
export function takeAdminLock(dataDir: string): (() => void) | null {
  return takeLock(join(dataDir, 'admin.lock'));
}

/**
 * Locks a file until the returned function is called; null while another process has it locked, which `timeout` waits for. The lock is
 * SQLite's, on a file without data: it ends with the process in any case, and neither site nor visitors notice it.
 */
export function takeLock(file: string, timeout = 0): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (databaseErrorCode(error) === 5) return null;
    throw error;
  }
}

/** Runs `work` while no other command is running in `dataDir`. @throws BusyError when another one does not end in time */
export async function withAdminLock<Result>(dataDir: string, work: () => Result | Promise<Result>): Promise<Result> {
  const release = await lockFolder(dataDir);
  if (release === null) {
    throw new BusyError('another command is running: try again when it has finished');
  }
  try {
    return await work();
  } finally {
    release();
  }
}

async function lockFolder(dataDir: string): Promise<(() => void) | null> {
  try {
    makeFolder(dataDir);
    for (const end = performance.now() + LOCK_TIMEOUT_MS; ; await wait(pause)) {
      const release = takeAdminLock(dataDir);
      if (release !== null || performance.now() > end) return release;
    }
  } catch (error) {
    throw toSetupError(error, dataDir);
  }
}
