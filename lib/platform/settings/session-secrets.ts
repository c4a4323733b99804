import 'server-only';
import { randomBytes } from 'node:crypto';
import { EnvironmentError } from './environment-error.ts';
import type { Environment } from './schema.ts';
import { storedSecret } from './stored-secret.ts';
import { SECRET_LENGTH } from './values.ts';

/**
 * The keys that seal the session cookie, newest first: those of `SESSION_SECRET`, else a key created at first use and
 * stored in `DATA_DIR/session-secret`.
 * @throws EnvironmentError if the folder can't be written or the stored secret is damaged
 */
export function findSessionSecrets(settings: Pick<Environment, 'sessionSecrets' | 'dataDir'>): readonly string[] {
  if (settings.sessionSecrets) return settings.sessionSecrets;
  const secret = storedSecret(settings.dataDir, 'session-secret', () => randomBytes(32).toString('base64url'));
  if (secret.length >= SECRET_LENGTH) return [secret];
  throw new EnvironmentError([`DATA_DIR holds a damaged session-secret: delete that file or set SESSION_SECRET`]);
}
