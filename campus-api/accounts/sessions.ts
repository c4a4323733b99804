import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type AdminAccount, areasColumn } from '#campus-api/model/permissions.ts';
import { roles } from '#campus-api/model/roles.ts';
import { isDiskFull } from '#campus-api/validation/setup-error.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A session ends after so long without a request, and after a working day in any case. */
const IDLE_TIMEOUT = 2 * HOUR;
const MAX_AGE = 12 * HOUR;
/** Retention of ended sessions, and with them of the devices that they were started on. */
const RETENTION = 90 * DAY;
/** How long after the end of a session its forms are still stored as drafts, for the next login of the account. */
const LATE_FORMS = 2 * DAY;
const MAX_AGENT_LENGTH = 200;

/** A session of a logged-in account. `csrf` goes into every form; `key` identifies the session on the page of its owner. */
export interface AdminSession {
  key: string;
  csrf: string;
  account: AdminAccount;
}

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
  ended !== null || now - seen > IDLE_TIMEOUT || now - started > MAX_AGE;

export const newId = (): string => randomBytes(32).toString('base64url');

/** Starts a session and returns the id for the cookie, of which only the hash is stored. `device` is the hash of the device id. */
export function startAdminSession(
  database: DatabaseSync,
  { accountId, agent, device, now }: { accountId: number; agent: string; device: string; now: number },
): string {
  const id = newId();
  database.prepare('DELETE FROM office_sessions WHERE seen < ?').run(now - RETENTION);
  database
    .prepare('INSERT INTO office_sessions (key, account_id, started, seen, agent, device) VALUES (?, ?, ?, ?, ?, ?)')
    .run(hashId(id), accountId, now, now, agent.slice(0, MAX_AGENT_LENGTH), device);
  return id;
}

/**
 * Finds the session of two cookies, and whether it is over or was ended by a user; null if there is none, or if it ended long ago. Updates the time of its
 * last use.
 */
export function findSession(
  database: DatabaseSync,
  { id, device }: { id: string; device: string },
  now: number,
): { session: AdminSession; isOver: boolean; wasEnded: boolean } | null {
  const row = database
    .prepare(
      `SELECT key, started, seen, ended, agent, office_accounts.id, user_name AS userName, role, areas
       FROM office_sessions JOIN office_accounts ON office_accounts.id = account_id WHERE key = ? AND device = ?`,
    )
    .get(hashId(id), hashId(device));
  if (row === undefined) return null;
  const { key, id: accountId, userName, role, areas, ...times } = sessionRow.parse(row);
  const ended = isOver(now, times);
  if (ended && now - Math.max(times.seen, times.ended ?? 0) > LATE_FORMS) return null;
  if (!ended && now - times.seen > MINUTE) {
    updateSeen(database, key, now);
  }
  const session = { key, csrf: csrfOf(device), account: { id: accountId, userName, role, areas } };
  return { session, isOver: ended, wasEnded: times.ended !== null };
}

/** Ignores a full disk, so that pages can still be read. */
function updateSeen(database: DatabaseSync, key: string, now: number): void {
  try {
    database.prepare('UPDATE office_sessions SET seen = ? WHERE key = ?').run(now, key);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** Open sessions of an account, latest first. */
export function listSessions(database: DatabaseSync, accountId: number, now: number): ListedSession[] {
  return listedRows.parse(
    database
      .prepare(
        `SELECT key, started, seen, agent FROM office_sessions
         WHERE account_id = ? AND ended IS NULL AND seen >= ? AND started >= ? ORDER BY seen DESC`,
      )
      .all(accountId, now - IDLE_TIMEOUT, now - MAX_AGE),
  );
}

/** Ends a session of an account; sessions of other accounts are ignored. */
export function endAdminSession(database: DatabaseSync, accountId: number, key: string): void {
  database
    .prepare('UPDATE office_sessions SET ended = ? WHERE key = ? AND account_id = ? AND ended IS NULL')
    .run(Date.now(), key, accountId);
}

/** Ends all sessions of an account, or all but one. */
export function endSessionsOf(database: DatabaseSync, accountId: number, exceptKey = ''): void {
  database
    .prepare('UPDATE office_sessions SET ended = ? WHERE account_id = ? AND key <> ? AND ended IS NULL')
    .run(Date.now(), accountId, exceptKey);
}

/** Whether the account was logged in on the device before. */
export function isKnownDevice(database: DatabaseSync, accountId: number, device: string): boolean {
  return (
    database.prepare('SELECT 1 FROM office_sessions WHERE account_id = ? AND device = ?').get(accountId, device) !==
    undefined
  );
}

/** Replaces a device id. Other accounts that share the device stay known there; sessions of the old cookie end. */
export function renewDevice(database: DatabaseSync, device: string, newDevice: string): void {
  database.prepare('UPDATE office_sessions SET device = ? WHERE device = ?').run(newDevice, device);
}
