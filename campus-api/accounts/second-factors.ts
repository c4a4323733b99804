import type { DatabaseSync } from 'node:sqlite';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import type { Role } from '#campus-api/model/roles.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import { deleteApp, hasApp } from './app-codes.ts';
import { countPasskeys, deletePasskeys } from './passkey-records.ts';
import { endSessionsOf } from './sessions.ts';

/** Changes of a second factor as the log names them. */
export type FactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes'
  | 'recovery-code-used'
  | 'factors-removed'
  | 'factor-rule'
  | 'identity';

type AccountName = Pick<AdminAccount, 'id' | 'userName'>;

export function logFactorChange(database: DatabaseSync, by: string, name: string, detail: FactorChange): void {
  recordEvent(database, { by, action: 'edit', subject: { kind: 'account', name, detail } });
}

/** Number of second factors of an account: its authenticator app and its passkeys. With one, the password alone is not enough. */
export const countFactors = (database: DatabaseSync, accountId: number): number =>
  Number(hasApp(database, accountId)) + countPasskeys(database, accountId);

/** Removes all second factors of an account whose telephone is lost, and logs it out everywhere. */
export function removeFactors(database: DatabaseSync, { id, userName }: AccountName, by: string): void {
  inTransaction(database, () => {
    deleteApp(database, id);
    deletePasskeys(database, id);
    deleteRecoveryCodes(database, id);
    database.prepare('DELETE FROM admin_wrong_codes WHERE account_id = ?').run(id);
    endSessionsOf(database, id, 'factors');
    logFactorChange(database, by, userName, 'factors-removed');
  });
}

/** Removes the authenticator app of an account. Returns false if the rule requires it. */
export function removeApp(database: DatabaseSync, account: AdminAccount): boolean {
  return removeFactor(database, account, 'app-removed', () => deleteApp(database, account.id));
}

/** Removes one factor with `remove`. The recovery codes go with the last one. Returns false if the rule requires a factor. */
export function removeFactor(
  database: DatabaseSync,
  { id, userName, role }: AdminAccount,
  detail: FactorChange,
  remove: () => void,
): boolean {
  return inTransaction(database, () => {
    const isLast = countFactors(database, id) === 1;
    if (isLast && isFactorRequired(database, role)) return false;
    remove();
    if (isLast) deleteRecoveryCodes(database, id);
    logFactorChange(database, userName, userName, detail);
    return true;
  });
}

function deleteRecoveryCodes(database: DatabaseSync, accountId: number): void {
  database.prepare('DELETE FROM admin_recovery_codes WHERE account_id = ?').run(accountId);
}

const RULE = 'administrators-need-second-factor';

/** Whether the campus requires a second factor of accounts with this role. */
export const isFactorRequired = (database: DatabaseSync, role: Role): boolean =>
  role === 'administrator' && isRuleOn(database);

export const isRuleOn = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM admin_settings WHERE name = ?').get(RULE) !== undefined;

/** Whether an account may use the admin only after it has set up a second factor. */
export const lacksRequiredFactor = (database: DatabaseSync, { id, role }: Pick<AdminAccount, 'id' | 'role'>): boolean =>
  isFactorRequired(database, role) && countFactors(database, id) === 0;

/** Requires a second factor of administrators, or no longer. Returns false if the account that requires it has none itself. */
export function chooseRule(database: DatabaseSync, isOn: boolean, { id, userName }: AccountName): boolean {
  return inTransaction(database, () => {
    if (isOn === isRuleOn(database)) return true;
    if (isOn && countFactors(database, id) === 0) return false;
    if (isOn) database.prepare("INSERT INTO admin_settings (name, value) VALUES (?, 'true')").run(RULE);
    else database.prepare('DELETE FROM admin_settings WHERE name = ?').run(RULE);
    logFactorChange(database, userName, userName, 'factor-rule');
    return true;
  });
}
