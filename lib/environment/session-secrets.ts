import 'server-only';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment-error.ts';
import type { Environment } from './schema.ts';
import { SECRET_LENGTH } from './values.ts';

/**
 * The keys that seal the session cookie, newest first: those of `SESSION_SECRET`, else one made at first use and
 * kept in `DATA_DIR/session-secret`. Processes that start at the same moment agree on one.
 * @throws EnvironmentError when the folder can't be written or the kept secret is damaged
 */
export function findSessionSecrets(settings: Pick<Environment, 'sessionSecrets' | 'dataDir'>): readonly string[] {
  if (settings.sessionSecrets) return settings.sessionSecrets;
  const file = join(settings.dataDir, 'session-secret');
  const secret = (read(file) ?? create(settings.dataDir, file)).trim();
  if (secret.length >= SECRET_LENGTH) return [secret];
  throw new EnvironmentError([`DATA_DIR holds a damaged session-secret: delete that file or set SESSION_SECRET`]);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw unusable(cause);
  }
}

/** Written aside and linked into place: the name appears with its whole content, and only the first link succeeds. */
function create(dataDir: string, file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
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
