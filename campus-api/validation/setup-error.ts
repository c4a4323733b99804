import { z } from 'zod';

/** Error that stops a start; its message is one line for the person who installs this. */
export class CampusApiSetupError extends Error {
  override name = 'CampusApiSetupError';
}

const reasons: Record<string, string> = {
  EACCES: 'is not writable',
  EPERM: 'is not writable',
  EROFS: 'is not writable: its disk is read-only',
  ENOENT: 'cannot be created',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk whose quota is used up',
};

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const databaseReasons: Record<number, string> = {
  5: 'holds a database that another process keeps locked',
  8: 'is not writable',
  10: 'cannot be read or written: the disk reports an error',
  11: 'holds a damaged campus.db, which was left unchanged',
  13: 'is on a disk that is full',
  14: 'is not writable',
  26: 'holds a campus.db that is no database, which was left unchanged',
};

/** Common fields of Node's and SQLite's errors, of any realm. */
const errorShape = z.object({
  message: z.string(),
  code: z.string().optional(),
  errcode: z.number().optional(),
  cause: z.unknown().optional(),
});

/**
 * Result codes of SQLite for a full disk: SQLITE_FULL, SQLITE_IOERR_SHMSIZE (the index of the log cannot grow), and SQLITE_IOERR_WRITE for
 * an exhausted quota.
 */
const diskFullCodes: readonly (number | undefined)[] = [13, 4874, 778];

/** Whether an error or its cause is a full disk or an exhausted quota. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = errorShape.safeParse(error).data ?? {};
  if (code === 'ENOSPC' || code === 'EDQUOT' || diskFullCodes.includes(errcode)) return true;
  return cause !== undefined && isDiskFull(cause);
}

/** Whether an error is a database that another process has locked (SQLITE_BUSY) for longer than SQLite waits. */
export const isDatabaseLocked = (error: unknown): boolean => databaseErrorCode(error) === 5;

/** The message of an error that people can fix; null for another. */
export function errorSentence(error: unknown): string | null {
  if (error instanceof CampusApiSetupError) return error.message;
  return isDiskFull(error) ? 'the disk is full, or its quota is used up: free some space and try again' : null;
}

/** Converts any error in the preparation of `dataDir` into a setup error of one line. */
export function toSetupError(error: unknown, dataDir: string): CampusApiSetupError {
  if (error instanceof CampusApiSetupError) return error;
  const message = errorShape.safeParse(error).data?.message ?? String(error);
  const full = isDiskFull(error) && systemErrorCode(error) !== 'EDQUOT' ? databaseReasons[13] : undefined;
  const reason =
    full ??
    databaseReasons[databaseErrorCode(error) ?? 0] ??
    reasons[systemErrorCode(error) ?? ''] ??
    'cannot be prepared';
  return new CampusApiSetupError(`DATA_DIR ${dataDir} ${reason} (${message.replaceAll(/\s+/g, ' ')})`, {
    cause: error,
  });
}

/** SQLite's primary result code, or null for another error. */
export function databaseErrorCode(error: unknown): number | null {
  const code = errorShape.safeParse(error).data?.errcode;
  return code === undefined ? null : code & 0xff;
}

/** Node's code of a system error such as `EACCES`, or null for another error. */
export function systemErrorCode(error: unknown): string | null {
  return errorShape.safeParse(error).data?.code ?? null;
}
