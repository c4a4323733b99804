import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { storedSecret } from '#lib/platform/settings/stored-secret.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { createSealing, KEY_BYTES, type Sealing } from './sealing.ts';

/** Seconds of a code, the default of all apps, and how far the clock of a telephone may be wrong: one code. */
const PERIOD = 30;
const CODE = /^\d{6}$/;

/** A code as typed: digits of both scripts, with spaces. */
const digitsOf = (code: string): string => toLatinDigits(code).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is a code of an app; recovery codes are longer. */
export const isAppCode = (code: string): boolean => CODE.test(digitsOf(code));

// Loaded for the first account that uses it.
const load = () => import('otplib');

const appRow = z.object({ secret: z.string(), lastStep: z.number() });

/** Codes of authenticator apps (TOTP, RFC 6238). */
export interface AppCodes {
  newSecret(): Promise<string>;
  /** The address that an app reads from a QR code. */
  address(secret: string, names: { issuer: string; userName: string }): Promise<string>;
  /** Stores a secret once its first code is right; false for a wrong code. */
  add(accountId: number, secret: string, code: string): Promise<boolean>;
  /** Accepts each code once, and no earlier one after it. */
  accept(accountId: number, code: string): Promise<boolean>;
}

/**
 * The secrets are sealed with a key in `DATA_DIR` outside of the database: a back-up does not contain it, so that the secrets of a back-up are as useless as
 * the hashes of passwords.
 */
export function createAppCodes(database: DatabaseSync, dataDir: string): AppCodes {
  let sealing: Sealing | undefined;
  const readSealing = (): Sealing => {
    const text = storedSecret(dataDir, 'admin-key', () => randomBytes(KEY_BYTES).toString('base64url'));
    const key = Buffer.from(text, 'base64url');
    if (key.length !== KEY_BYTES) throw new Error('DATA_DIR contains a damaged admin-key: restore it, or delete it');
    return createSealing(key);
  };
  const open = () => (sealing ??= readSealing());
  const contextOf = (accountId: number) => `app ${accountId}`;
  /** The time step of a valid code, else null. */
  const stepOf = async (secret: string, code: string): Promise<number | null> => {
    if (!isAppCode(code)) return null;
    const token = digitsOf(code);
    const { verifySync } = await load();
    const result = verifySync({ secret, token, epochTolerance: PERIOD, epoch: Math.floor(Date.now() / 1000) });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  };
  return {
    newSecret: async () => (await load()).generateSecret(),
    address: async (secret, { issuer, userName }) => (await load()).generateURI({ issuer, label: userName, secret }),
    async add(accountId, secret, code) {
      const step = await stepOf(secret, code);
      if (step === null) return false;
      database
        .prepare('INSERT OR REPLACE INTO admin_apps (account_id, secret, last_step) VALUES (?, ?, ?)')
        .run(accountId, open().seal(secret, contextOf(accountId)), step);
      return true;
    },
    async accept(accountId, code) {
      const row = database
        .prepare('SELECT secret, last_step AS lastStep FROM admin_apps WHERE account_id = ?')
        .get(accountId);
      if (row === undefined) return false;
      const secret = open().open(appRow.parse(row).secret, contextOf(accountId));
      const step = secret === null ? null : await stepOf(secret, code);
      if (step === null) return false;
      const { changes } = database
        .prepare('UPDATE admin_apps SET last_step = ? WHERE account_id = ? AND last_step < ?')
        .run(step, accountId, step);
      return changes > 0;
    },
  };
}

export const hasApp = (database: DatabaseSync, accountId: number): boolean =>
  database.prepare('SELECT 1 FROM admin_apps WHERE account_id = ?').get(accountId) !== undefined;

export function deleteApp(database: DatabaseSync, accountId: number): void {
  database.prepare('DELETE FROM admin_apps WHERE account_id = ?').run(accountId);
}
