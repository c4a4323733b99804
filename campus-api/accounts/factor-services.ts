import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type AppCodes, createAppCodes } from './app-codes.ts';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-tokens.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { isKnownDevice } from './sessions.ts';

/** Wrong codes in a row before each further one waits: four more in an hour, so that guessing one of a million codes takes years. */
const MAX_WRONG_CODES = 10;
const WAIT_MS = 15 * 60_000;

/** An account on a known device, or on all unknown devices together: `device` is empty. */
interface CodeSource {
  accountId: number;
  device: string;
}

const countRow = z.object({ count: z.number(), last: z.number() });

/** Seconds until the next code is accepted; 0 for now. Wrong codes are stored: a restart does not forget them. */
function secondsUntilCode(database: DatabaseSync, { accountId, device }: CodeSource, now: number): number {
  const row = database
    .prepare('SELECT count, last FROM admin_wrong_codes WHERE account_id = ? AND device = ?')
    .get(accountId, device);
  if (row === undefined) return 0;
  const { count, last } = countRow.parse(row);
  const waited = now - last;
  // A clock that was set back must not lock the account until it is right again.
  const isOver = waited < 0 || waited >= WAIT_MS;
  return count < MAX_WRONG_CODES || isOver ? 0 : Math.ceil((WAIT_MS - waited) / 1000);
}

function countWrongCode(database: DatabaseSync, { accountId, device }: CodeSource, now: number): void {
  database
    .prepare(
      `INSERT INTO admin_wrong_codes (account_id, device, count, last) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET count = count + 1, last = excluded.last`,
    )
    .run(accountId, device, now);
}

function clearWrongCodes(database: DatabaseSync, { accountId, device }: CodeSource): void {
  database.prepare('DELETE FROM admin_wrong_codes WHERE account_id = ? AND device = ?').run(accountId, device);
}

/** A code of the authenticator app, or a recovery code. `device` is the hash of the device id. */
export interface EnteredCode {
  accountId: number;
  device: string;
  kind: 'app' | 'recovery';
  code: string;
}

export type CodeResult = 'accepted' | { refused: 'wrong' } | { refused: 'often'; seconds: number };

/** Second factors of the accounts. */
export interface FactorServices {
  tokens: OneTimeTokens;
  appCodes: AppCodes;
  passkeys: Passkeys;
  checkCode(entered: EnteredCode): Promise<CodeResult>;
}

export function createFactorServices(database: DatabaseSync, dataDir: string): FactorServices {
  const tokens = createOneTimeTokens();
  const appCodes = createAppCodes(database, dataDir);
  return {
    tokens,
    appCodes,
    passkeys: createPasskeys(database, tokens),
    async checkCode({ accountId, device, kind, code }) {
      // Attempts on unknown devices count together, so that they cannot lock the account on the devices of its owner.
      const source = { accountId, device: isKnownDevice(database, accountId, device) ? device : '' };
      const seconds = secondsUntilCode(database, source, Date.now());
      if (seconds > 0) return { refused: 'often', seconds };
      // Counted before the check: concurrent attempts are limited like sequential ones.
      countWrongCode(database, source, Date.now());
      const isRight =
        kind === 'app' ? await appCodes.accept(accountId, code) : spendRecoveryCode(database, accountId, code);
      if (!isRight) return { refused: 'wrong' };
      clearWrongCodes(database, source);
      return 'accepted';
    },
  };
}
