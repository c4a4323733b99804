import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../files/make-folder.ts';
import { CampusApiSetupError, databaseErrorCode, toSetupError } from '../setup-error.ts';

/** Milliseconds to wait for another command of the office. */
const usualPatience = 10_000;

/**
 * Keeps other commands of the office out of `dataDir` until the answered function is called; null where one is at work for `patience` milliseconds.
 * The lock is SQLite's on a file of its own, so that it ends with the process however that ends, and neither site nor visitors notice it.
 */
export function takeOfficeLock(dataDir: string, patience: number): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'office.lock'), { timeout: patience });
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
export async function withOfficeLock<Result>(dataDir: string, work: () => Result | Promise<Result>): Promise<Result> {
  const release = lockFolder(dataDir);
  if (release === null) {
    throw new CampusApiSetupError('another command of the office is at work: try again when it is through');
  }
  try {
    return await work();
  } finally {
    release();
  }
}

function lockFolder(dataDir: string): (() => void) | null {
  try {
    makeFolder(dataDir);
    return takeOfficeLock(dataDir, usualPatience);
  } catch (error) {
    throw toSetupError(error, dataDir);
  }
}
