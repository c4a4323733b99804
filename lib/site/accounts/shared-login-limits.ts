import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';

/** The limits of this process, for all login endpoints. */
export function loginLimits(): LoginLimits {
  return processSingleton('login-limits', () => createLoginLimits());
}
