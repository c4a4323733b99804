import 'server-only';
import { type Environment, parseEnvironment } from './schema.ts';
import { findSessionSecrets } from './session-secrets.ts';

let settings: Environment | undefined;
let secrets: readonly string[] | undefined;

/** The settings of this process, read once, at first use. @throws EnvironmentError */
export function environment(): Environment {
  settings ??= parseEnvironment(process.env);
  return settings;
}

/** The keys that seal the session cookie, newest first. @throws EnvironmentError when `DATA_DIR` can't be used */
export function sessionSecrets(): readonly string[] {
  secrets ??= findSessionSecrets(environment());
  return secrets;
}
