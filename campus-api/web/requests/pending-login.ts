import { z } from 'zod';
import { findAdminAccount, passwordState } from '#campus-api/accounts/admin-accounts.ts';
import { countFactors } from '#campus-api/accounts/second-factors.ts';
import {
  endAdminSession,
  hashId,
  isKnownDevice,
  isTrustedDevice,
  newId,
  renewDevice,
  startAdminSession,
} from '#campus-api/accounts/sessions.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import type { AdminContext } from './context.ts';
import { adminCookie, deleteAdminCookie, setAdminCookie } from './cookies.ts';
import type { AdminServices } from './services.ts';

export const CODE_PATH = '/login/code';

export const codePath = (next: string): string =>
  next === '/' ? CODE_PATH : `${CODE_PATH}?${new URLSearchParams({ next })}`;

/** The account of a login, and the state of its password then. */
const pendingLogin = z.object({ accountId: z.number(), password: z.string() });

/** A token is valid only beside the device cookie that it was issued beside. */
const purposeOn = (device: string | null) => `login on ${device ?? ''}`;

/** The next step of a login: a session, or, with a second factor, a token for the page that requests its code. Returns the path to open. */
export function continueLogin(c: AdminContext, services: AdminServices, account: AdminAccount, next: string): string {
  const { database, settings, factors } = services;
  const device = adminCookie(c, settings, 'device');
  const isTrusted = device !== null && isTrustedDevice(database, account.id, hashId(device), Date.now());
  if (countFactors(database, account.id) === 0 || isTrusted) {
    startSession(c, services, account.id);
    return next;
  }
  const value = JSON.stringify({ accountId: account.id, password: passwordState(database, account.id) });
  setAdminCookie(c, settings, 'login', factors.tokens.issue(purposeOn(device), value));
  return codePath(next);
}

/** The account whose password was right a few minutes ago in this browser; null without one. */
export function findPendingLogin(c: AdminContext, { database, settings, factors }: AdminServices): AdminAccount | null {
  const token = adminCookie(c, settings, 'login') ?? '';
  const value = factors.tokens.read(token, purposeOn(adminCookie(c, settings, 'device')));
  if (value === null) return null;
  const { accountId, password } = pendingLogin.parse(JSON.parse(value));
  return passwordState(database, accountId) === password ? findAdminAccount(database, accountId) : null;
}

/** Starts the session of a login whose steps are complete, and ends the one before it in this browser. */
export function startSession(
  c: AdminContext,
  { database, settings, factors }: AdminServices,
  accountId: number,
  { isTrusted = false } = {},
): void {
  const device = adminCookie(c, settings, 'device');
  factors.tokens.use(adminCookie(c, settings, 'login') ?? '', purposeOn(device));
  deleteAdminCookie(c, settings, 'login');
  // A device id that this account did not get here may be known to others.
  const newDevice = device !== null && isKnownDevice(database, accountId, hashId(device)) ? device : newId();
  const before = c.get('session');
  if (before) endAdminSession(database, before.account.id, before.key);
  if (device !== null && newDevice !== device) renewDevice(database, hashId(device), hashId(newDevice));
  const agent = c.req.header('user-agent') ?? '';
  const session = { accountId, agent, device: hashId(newDevice), now: Date.now(), isTrusted };
  setAdminCookie(c, settings, 'session', startAdminSession(database, session));
  setAdminCookie(c, settings, 'device', newDevice);
}
