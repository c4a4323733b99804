import 'server-only';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';

/** The limits of this process, for every door that takes a login. */
export function loginLimits(): LoginLimits {
  return processSingleton('QAA login limits', () => createLoginLimits());
}
