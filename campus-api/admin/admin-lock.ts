import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { CampusApiSetupError, databaseErrorCode, toSetupError } from '#campus-api/setup-error.ts';

/** Milliseconds to wait for another command of the office. */
const usualPatience = 10_000;
/** Milliseconds until the next look at the lock: meanwhile this process serves others. */
const pause = 25;

/**
 * Keeps other commands of the office out of `dataDir` until the answered function is called; null where one is at work.
 * The lock is SQLite's on a file of its own, so that it ends with the process however that ends, and neither site nor visitors notice it.
 */
export function takeAdminLock(dataDir: string): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'office.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (databaseErrorCode(error) === 5) return null;
    throw error;
  }
}

/** Runs `work` while no other command of the office is at work in `dataDir`. @throws CampusApiSetupError where one does not end */
export async function withAdminLock<Result>(dataDir: string, work: () => Result | Promise<Result>): Promise<Result> {
  const release = await lockFolder(dataDir);
  if (release === null) {
    throw new CampusApiSetupError('another command of the office is at work: try again when it is through');
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
    for (const end = performance.now() + usualPatience; ; await wait(pause)) {
      const release = takeAdminLock(dataDir);
      if (release !== null || performance.now() > end) return release;
    }
  } catch (error) {
    throw toSetupError(error, dataDir);
  }
}
