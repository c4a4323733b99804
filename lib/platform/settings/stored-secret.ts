import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment-error.ts';

// Not `server-only`: the admin and its commands run under the conditions of plain Node.

/**
 * A secret of this site in a file of `DATA_DIR`, created at first use. Processes that start simultaneously use the same secret.
 * @throws EnvironmentError when the folder can't be written
 */
export function storedSecret(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  return (read(file) ?? create(dataDir, file, make())).trim();
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw unusable(cause);
  }
}

/** Writes to a temporary file and links it into place: the file appears with its complete content, and only the first link succeeds. */
function create(dataDir: string, file: string, secret: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, secret, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw unusable(cause);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function codeOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

function unusable(cause: unknown): EnvironmentError {
  return new EnvironmentError([`DATA_DIR takes a folder that this process can read and write (${codeOf(cause)})`]);
}
