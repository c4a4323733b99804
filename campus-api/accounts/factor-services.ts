import type { DatabaseSync } from 'node:sqlite';
import { type AppCodes, createAppCodes } from './app-codes.ts';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-tokens.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { isKnownDevice } from './sessions.ts';
import { clearWrongCodes, countWrongCode, secondsUntilCode } from './wrong-codes.ts';

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
