import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readTrustedTime } from '#campus-api/database/trusted-time.ts';
import { type AdminAccount, areasColumn } from '#campus-api/model/permissions.ts';
import { roles } from '#campus-api/model/roles.ts';
import { isDiskFull } from '#campus-api/validation/setup-error.ts';
import { deletionTime } from '#lib/platform/runtime/trusted-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A session ends after so long without a request, and after a working day in any case. */
const IDLE_TIMEOUT = 2 * HOUR;
const MAX_AGE = 12 * HOUR;
/** Retention of ended sessions, and with them of the devices that they were started on. */
const RETENTION = 90 * DAY;
/** How much a session may begin after the present time: the rest of a clock that was fast. */
const SKEW = 5 * MINUTE;
/** How long a device that its user trusts needs no second factor. */
const TRUST = 30 * DAY;
/** How long after the end of a session its forms are still stored as drafts, for the next login of the account. */
const LATE_FORMS = 2 * DAY;
const MAX_AGENT_LENGTH = 200;

/** A session of a logged-in account. `csrf` goes into every form; `key` identifies the session on the page of its owner. */
export interface AdminSession {
  key: string;
  csrf: string;
  account: AdminAccount;
}

/** Why a session ended before its time: a log-out, a log-out from another device, a new password, or removed second factors. */
const endReasons = ['out', 'elsewhere', 'password', 'factors'] as const;
export type EndReason = (typeof endReasons)[number];

/** A session of an account as its owner sees it. */
export interface ListedSession {
  key: string;
  started: number;
  seen: number;
  agent: string;
}

const sessionRow = z.object({
  key: z.string(),
  started: z.number(),
  seen: z.number(),
  ended: z.number().nullable(),
  endReason: z.enum(endReasons).nullable(),
  agent: z.string(),
  id: z.number(),
  userName: z.string(),
  role: z.enum(roles),
  areas: areasColumn,
});
const listedRows = z.array(sessionRow.pick({ key: true, started: true, seen: true, agent: true }));

export const hashId = (id: string): string => createHash('sha256').update(id).digest('base64url');
/** The token of the device, not of the session: a form that was opened before a new login can be sent after it. */
const csrfOf = (device: string): string => hashId(`form ${device}`);
const isOver = (now: number, { started, seen, ended }: { started: number; seen: number; ended: number | null }) =>
  ended !== null || now - seen > IDLE_TIMEOUT || now - started > MAX_AGE || Math.max(started, seen) > now + SKEW;

export const newId = (): string => randomBytes(32).toString('base64url');

/**
 * Starts a session and returns the id for the cookie, of which only the hash is stored. `device` is the hash of the device id; with `isTrusted` its next
 * logins need no second factor for a while.
 */
export function startAdminSession(
  database: DatabaseSync,
  {
    accountId,
    agent,
    device,
    now,
    isTrusted = false,
  }: { accountId: number; agent: string; device: string; now: number; isTrusted?: boolean },
): string {
  const id = newId();
  database
    .prepare('DELETE FROM admin_sessions WHERE seen < ?')
    .run(deletionTime(readTrustedTime(database, now)) - RETENTION);
  endFutureSessions(database, now);
  database
    .prepare(
      `INSERT INTO admin_sessions (key, account_id, started, seen, agent, device, trusted_until)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(hashId(id), accountId, now, now, agent.slice(0, MAX_AGENT_LENGTH), device, isTrusted ? now + TRUST : null);
  return id;
}

/** Sessions and trusted devices of a clock that was fast would be valid again once the right clock reaches their time. */
function endFutureSessions(database: DatabaseSync, now: number): void {
  database
    .prepare('UPDATE admin_sessions SET ended = ?1 WHERE ended IS NULL AND max(started, seen) > ?2')
    .run(now, now + SKEW);
  database.prepare('UPDATE admin_sessions SET trusted_until = NULL WHERE trusted_until > ?').run(now + TRUST + SKEW);
}

/**
 * Finds the session of two cookies, whether it is over, and why somebody ended it, null for a time-out; null if there is none, or if it ended long ago.
 * Updates the time of its last use.
 */
export function findSession(
  database: DatabaseSync,
  { id, device }: { id: string; device: string },
  now: number,
): { session: AdminSession; isOver: boolean; endReason: EndReason | null } | null {
  const row = database
    .prepare(
      `SELECT key, started, seen, ended, end_reason AS endReason, agent, admin_accounts.id, user_name AS userName, role, areas
       FROM admin_sessions JOIN admin_accounts ON admin_accounts.id = account_id WHERE key = ? AND device = ?`,
    )
    .get(hashId(id), hashId(device));
  if (row === undefined) return null;
  const { key, id: accountId, userName, role, areas, endReason, ...times } = sessionRow.parse(row);
  const ended = isOver(now, times);
  if (ended && now - Math.max(times.seen, times.ended ?? 0) > LATE_FORMS) return null;
  if (!ended && now - times.seen > MINUTE) {
    updateSeen(database, key, now);
  }
  const session = { key, csrf: csrfOf(device), account: { id: accountId, userName, role, areas } };
  return { session, isOver: ended, endReason };
}

/** Ignores a full disk, so that pages can still be read. */
function updateSeen(database: DatabaseSync, key: string, now: number): void {
  try {
    database.prepare('UPDATE admin_sessions SET seen = ? WHERE key = ?').run(now, key);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** Open sessions of an account, latest first. */
export function listSessions(database: DatabaseSync, accountId: number, now: number): ListedSession[] {
  return listedRows.parse(
    database
      .prepare(
        `SELECT key, started, seen, agent FROM admin_sessions
         WHERE account_id = ? AND ended IS NULL AND seen BETWEEN ? AND ? AND started >= ? ORDER BY seen DESC`,
      )
      .all(accountId, now - IDLE_TIMEOUT, now + SKEW, now - MAX_AGE),
  );
}

/** Ends a session of an account; sessions of other accounts are ignored. */
export function endAdminSession(
  database: DatabaseSync,
  accountId: number,
  key: string,
  reason: EndReason = 'out',
): void {
  database
    .prepare('UPDATE admin_sessions SET ended = ?, end_reason = ? WHERE key = ? AND account_id = ? AND ended IS NULL')
    .run(Date.now(), reason, key, accountId);
}

/** Ends all sessions of an account, or all but one; other devices need a second factor again. */
export function endSessionsOf(database: DatabaseSync, accountId: number, reason: EndReason, exceptKey = ''): void {
  database
    .prepare('UPDATE admin_sessions SET ended = ?, end_reason = ? WHERE account_id = ? AND key <> ? AND ended IS NULL')
    .run(Date.now(), reason, accountId, exceptKey);
  database
    .prepare(
      `UPDATE admin_sessions SET trusted_until = NULL WHERE account_id = :accountId
       AND device IS NOT (SELECT device FROM admin_sessions WHERE key = :exceptKey AND account_id = :accountId)`,
    )
    .run({ accountId, exceptKey });
}

/** Ends a session on another device, which needs a second factor again. */
export function endSessionElsewhere(database: DatabaseSync, accountId: number, key: string): void {
  endAdminSession(database, accountId, key, 'elsewhere');
  database
    .prepare(
      `UPDATE admin_sessions SET trusted_until = NULL WHERE account_id = :accountId
       AND device IS (SELECT device FROM admin_sessions WHERE key = :key AND account_id = :accountId)`,
    )
    .run({ accountId, key });
}

/** Requires a second factor on all devices of an account again. */
export function distrustDevices(database: DatabaseSync, accountId: number): void {
  database.prepare('UPDATE admin_sessions SET trusted_until = NULL WHERE account_id = ?').run(accountId);
}

/** Whether the user of the account trusts the device. */
export function isTrustedDevice(database: DatabaseSync, accountId: number, device: string, now: number): boolean {
  return (
    database
      .prepare('SELECT 1 FROM admin_sessions WHERE account_id = ? AND device = ? AND trusted_until BETWEEN ? AND ?')
      .get(accountId, device, now, now + TRUST + SKEW) !== undefined
  );
}

/** Number of devices of an account that need no second factor. */
export function countTrustedDevices(database: DatabaseSync, accountId: number, now: number): number {
  const row = database
    .prepare(
      'SELECT count(DISTINCT device) AS count FROM admin_sessions WHERE account_id = ? AND trusted_until BETWEEN ? AND ?',
    )
    .get(accountId, now, now + TRUST + SKEW);
  return Number(row?.count);
}

/** Whether the account was logged in on the device before. */
export function isKnownDevice(database: DatabaseSync, accountId: number, device: string): boolean {
  return (
    database.prepare('SELECT 1 FROM admin_sessions WHERE account_id = ? AND device = ?').get(accountId, device) !==
    undefined
  );
}

/** Replaces a device id. Other accounts that share the device stay known there; sessions of the old cookie end. */
export function renewDevice(database: DatabaseSync, device: string, newDevice: string): void {
  database.prepare('UPDATE admin_sessions SET device = ? WHERE device = ?').run(newDevice, device);
}
