import 'server-only';
import { processWide } from '../campus/process-wide.ts';
import { createLoginLimits, type LoginLimits } from '../limits/login-limits.ts';

/** The limits of this process, for every door that takes a login. */
export function loginLimits(): LoginLimits {
  return processWide('QAA login limits', () => createLoginLimits());
}
