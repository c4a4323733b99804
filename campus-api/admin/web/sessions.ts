import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDiskFull } from '#campus-api/setup-error.ts';
import { type AdminAccount, roles } from './roles.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A session ends after so long without a request, and after a working day in any case. */
const idle = 2 * HOUR;
const longest = 12 * HOUR;
/** How long an ended one is remembered, and with it the device it was started on. */
const remembered = 90 * DAY;
/** How long after its end a form that was sent with it is kept for who logs in again. */
const late = 2 * DAY;
const longestAgent = 200;

/** Someone logged in. `csrf` goes into every form; `key` names the session to its owner. */
export interface Session {
  key: string;
  csrf: string;
  account: AdminAccount;
}

/** One of an account's sessions as its owner sees it. */
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
});
const listedRows = z.array(sessionRow.pick({ key: true, started: true, seen: true, agent: true }));

export const hashId = (id: string): string => createHash('sha256').update(id).digest('base64url');
/** Of the device, not of the session: a form that was opened before a new login is still good after it. */
const csrfOf = (device: string): string => hashId(`form ${device}`);
const isOver = (now: number, { started, seen, ended }: { started: number; seen: number; ended: number | null }) =>
  ended !== null || now - seen > idle || now - started > longest;

export const newId = (): string => randomBytes(32).toString('base64url');

/** Starts one and answers the id for the cookie, which is kept nowhere else. `device` is the hash of the browser's own mark. */
export function startSession(
  database: DatabaseSync,
  { accountId, agent, device, now }: { accountId: number; agent: string; device: string; now: number },
): string {
  const id = newId();
  database.prepare('DELETE FROM office_sessions WHERE seen < ?').run(now - remembered);
  database
    .prepare('INSERT INTO office_sessions (key, account_id, started, seen, agent, device) VALUES (?, ?, ?, ?, ?, ?)')
    .run(hashId(id), accountId, now, now, agent.slice(0, longestAgent), device);
  return id;
}

/**
 * The session of two cookies, whether it is over, and whether somebody ended it rather than time; null where there never was one, or not for long.
 * Notes that it was used.
 */
export function findSession(
  database: DatabaseSync,
  { id, device }: { id: string; device: string },
  now: number,
): { session: Session; isOver: boolean; wasEnded: boolean } | null {
  const row = database
    .prepare(
      `SELECT key, started, seen, ended, agent, office_accounts.id, user_name AS userName, role
       FROM office_sessions JOIN office_accounts ON office_accounts.id = account_id WHERE key = ? AND device = ?`,
    )
    .get(hashId(id), hashId(device));
  if (row === undefined) return null;
  const { key, id: accountId, userName, role, ...times } = sessionRow.parse(row);
  const ended = isOver(now, times);
  if (ended && now - Math.max(times.seen, times.ended ?? 0) > late) return null;
  if (!ended && now - times.seen > MINUTE) {
    noteSeen(database, key, now);
  }
  const session = { key, csrf: csrfOf(device), account: { id: accountId, userName, role } };
  return { session, isOver: ended, wasEnded: times.ended !== null };
}

/** On a full disk pages can still be read. */
function noteSeen(database: DatabaseSync, key: string, now: number): void {
  try {
    database.prepare('UPDATE office_sessions SET seen = ? WHERE key = ?').run(now, key);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** An account's own, the latest first. */
export function listSessions(database: DatabaseSync, accountId: number, now: number): ListedSession[] {
  return listedRows.parse(
    database
      .prepare(
        `SELECT key, started, seen, agent FROM office_sessions
         WHERE account_id = ? AND ended IS NULL AND seen >= ? AND started >= ? ORDER BY seen DESC`,
      )
      .all(accountId, now - idle, now - longest),
  );
}

/** Ends one of an account's sessions; another account's is left alone. */
export function endSession(database: DatabaseSync, accountId: number, key: string): void {
  database
    .prepare('UPDATE office_sessions SET ended = ? WHERE key = ? AND account_id = ? AND ended IS NULL')
    .run(Date.now(), key, accountId);
}

/** All of an account, or all but one. */
export function endSessionsOf(database: DatabaseSync, accountId: number, exceptKey = ''): void {
  database
    .prepare('UPDATE office_sessions SET ended = ? WHERE account_id = ? AND key <> ? AND ended IS NULL')
    .run(Date.now(), accountId, exceptKey);
}

/** Whether this account was logged in on that device before. */
export function isKnownDevice(database: DatabaseSync, accountId: number, device: string): boolean {
  return (
    database.prepare('SELECT 1 FROM office_sessions WHERE account_id = ? AND device = ?').get(accountId, device) !==
    undefined
  );
}

/** Gives a device another mark. Other accounts that share it stay known there; its sessions end with the cookie that named them. */
export function renewDevice(database: DatabaseSync, device: string, mark: string): void {
  database.prepare('UPDATE office_sessions SET device = ? WHERE device = ?').run(mark, device);
}
