import 'server-only';
import { createLoginLimits, type LoginLimits } from './login-limits.ts';

let limits: LoginLimits | undefined;

/** The limits of this process, for all login endpoints. */
export function loginLimits(): LoginLimits {
  limits ??= createLoginLimits();
  return limits;
}
