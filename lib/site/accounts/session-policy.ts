import { elapsedBetween, machineTime } from '#lib/platform/runtime/machine-time.ts';
import type { Session } from './session-types.ts';

const MINUTE = 60_000;

/** OWASP ASVS 7.3: a session ends after half an hour without use, and after 8 hours at the latest. */
export const IDLE_MS = 30 * MINUTE;
export const MAX_SESSION_MS = 8 * 60 * MINUTE;

/** The cookie is sealed again only when its time of use is this old, not for each request. */
const RENEW_MS = MINUTE;

/** Clocks of two instances may differ by this much. */
const SKEW_MS = MINUTE;

/**
 * Milliseconds until the session expires, 0 if it has. The uptime of the machine ends a session of a fast clock permanently: it would be valid again
 * once the right clock reaches its time.
 */
export function remaining({ since, seen, machine }: Session, now: number): number {
  if (since > now + SKEW_MS || seen > now + SKEW_MS) return 0;
  const idle = Math.max(now - seen, elapsedBetween(machine, machineTime()));
  return Math.max(0, Math.min(IDLE_MS - idle, since + MAX_SESSION_MS - now));
}

export function isDueForRenewal({ seen }: Session, now: number): boolean {
  return now - seen >= RENEW_MS;
}
